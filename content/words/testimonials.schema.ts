import { text } from '../records/fields.ts';

export const schemas = { sampleTestimonial: text(30, 'the line beside the name of a quotation') };
