/** Who reads Spanish alone learns that the line does, with both ways to it: `Se habla español: llame o mande un texto.` */
export const spanish = { before: 'Se habla español:', call: 'llame', or: 'o', text: 'mande un texto' };
