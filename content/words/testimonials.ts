/** Beside the name of everyone whose words are a sample: a note at the foot of the page is not enough (16 CFR 465.2). */
export const sampleTestimonial = 'Sample, not a real person';
