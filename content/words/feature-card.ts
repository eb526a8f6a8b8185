/** The words of the feature card. */
export const featureCard = { more: 'Learn More' };
