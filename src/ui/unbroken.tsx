/**
 * A sentence of a record or page with what must not be torn apart at a line end kept whole: figures with their unit,
 * times, Miami-Dade, 24/7. The text itself stays the same.
 */
export function Unbroken({ children }: { children: string }) {
  return children.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence never change places
      <span key={index} className="nb">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const figure = String.raw`\$?\d[\d.,–+/%]*`;
const unit = 'hours?|h|years?|weeks?|months?|days?|visits?|tons?|counties|percent|AM|PM|codes?';
const days = '(?:(?:[A-Z][a-z]{2}–)?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?';
const time = String.raw`\d+:\d\d [AP]M`;
const name = String.raw`Miami-Dade|Palm Beach|St\. \w+|\(\d{3}\) \d{3}-\d{4}|\d+/\d+|[Ww]om[ae]n-[Oo]wned|A/C|8\(a\)|re-tube|Air-Conditioning|call 911|Mon–Fri|[A-Z][a-z]+ 20\d\d`;
const whole = new RegExp(`(${days}${time}(?:–${time})?|${name}|${figure}[ -](?:${unit})\\b)`);
