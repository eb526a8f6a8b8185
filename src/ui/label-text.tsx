/** The words of a `.label` in capitals, in which "8(a)" keeps its small letter. */
export function LabelText({ children }: { children: string }) {
  return children.split(/(\([a-z]\))/).map((part) =>
    part.startsWith('(') ? (
      <span key={part} className="lc">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
