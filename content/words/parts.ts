// The words of parts that stand on several pages and say little.

/** The words of the feature card. */
export const featureCard = { more: 'Learn More' };

/** Under the bars, and between a number of years and what they cover. */
export const guaranteeWords = { years: 'years', atMost: 'at most' };

/** Beside the name of everyone whose words are a sample: a note at the foot of the page is not enough (16 CFR 465.2). */
export const sampleTestimonial = 'Sample, not a real person';

/** What the colors of the blocks mean that stand for the weeks of a program. */
export const weekKey = { card: 'Prepares for a card', certificate: 'Our certificate only' };

/** Who reads Spanish alone learns that the line does, with both ways to it: `Se habla español: llame o mande un texto.` */
export const spanish = { before: 'Se habla español:', call: 'llame', or: 'o', text: 'mande un texto' };

/** What stands on drawings of every page. */
export const drawingWords = {
  /** Along the edge where a drawing is cut in two: it ends one piece and begins the next. */
  matchLine: 'Match line',
};

/** What the pages of single records have in common. */
export const recordPageWords = {
  trail: 'Way back',
  sheet: 'Sheet',
  call: 'Ask first',
};
