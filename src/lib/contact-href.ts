type Phone = { e164: string };

/** `tel:` address of a phone number. */
export function phoneHref(phone: Phone): string {
  return `tel:${phone.e164}`;
}

/** `sms:` address with the message ready to send; `?&` is what both iOS and Android read. */
export function textHref(phone: Phone, message: string): string {
  return `sms:${phone.e164}?&body=${encodeURIComponent(message)}`;
}

/** `sms:` address of the emergency line with the company's prefilled emergency message. */
export function emergencyTextHref(company: { phone: Phone; emergencyText: string }): string {
  return textHref(company.phone, company.emergencyText);
}

/** `mailto:` address, with a subject and body where given. */
export function mailHref(address: string, message: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries(message).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return fields.length ? `mailto:${address}?${fields.join('&')}` : `mailto:${address}`;
}
