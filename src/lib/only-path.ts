/** The one way to write a path of this site, of what people type and mail programs make of it: `/About_Us.html).` → `/about-us`. */
export function onlyPath(path: string): string {
  const plain = decodeAddress(path)
    .normalize('NFKC')
    .toLowerCase()
    // signs that nobody sees, and the end of a line as quoted-printable mail breaks it
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]|=(?:20|0d|0a|3d|\s)*/g, '')
    .replace(/[\u2010-\u2015\u2212_]/g, '-')
    .replace(/([a-z\d])\s+(?=[a-z\d])/g, '$1-')
    .replace(/[\\/]+/g, '/')
    .replace(/[\s.,:;!?'"`*_()[\]{}<>|\u2018-\u201f\u2026\u00ab\u00bb/-]{1,20}$/, '')
    .replace(/(?:\/index)?(?:\.html?)?$/, '')
    .replace(/\/+$/, '');
  // no address of ours holds any other sign, and a control sign would be lost in the next one who reads it
  if (!/^[/\w.-]*$/.test(plain)) return path;
  return plain.startsWith('/') ? plain : `/${plain}`;
}

/** An address in plain letters; as it stands where it is not encoded: `/50%` is not. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
