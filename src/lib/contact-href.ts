type Phone = { e164: string; extension?: string };

/** `tel:` address of a phone number. */
export function phoneHref(phone: Phone): string {
  return `tel:${phone.e164}${phone.extension ? `;ext=${phone.extension}` : ''}`;
}

/** `sms:` address, with the message ready to send where given; `?&` is what both iOS and Android read. */
export function textHref(phone: Phone, message?: string): string {
  return message ? `sms:${phone.e164}?&body=${encode(message)}` : `sms:${phone.e164}`;
}

/** `mailto:` address, with a subject and body where given. */
export function mailHref(address: string, message: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries(message).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeLines(text)}`],
  );
  return fields.length ? `mailto:${address}?${fields.join('&')}` : `mailto:${address}`;
}

/** Text as it stands in a `mailto:` address, whose lines end with both signs (RFC 6068). */
export function encodeLines(text: string): string {
  return encode(text.replace(/\r?\n/g, '\r\n'));
}

/** Half of an emoji cannot stand in an address. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
