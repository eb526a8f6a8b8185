/** What stands on drawings of every page. */
export const drawingWords = {
  /** Along the edge where a drawing is cut in two: it ends one piece and begins the next. */
  matchLine: 'Match line',
};
