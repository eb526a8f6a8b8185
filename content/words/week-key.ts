/** What the colors of the blocks mean that stand for the weeks of a program. */
export const weekKey = { card: 'Prepares for a card', certificate: 'Our certificate only' };
