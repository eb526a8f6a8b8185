/** An address in plain letters; as it stands where it is not encoded: `/50%` is not. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
