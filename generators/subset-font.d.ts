declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Pins an axis, or narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; the others are dropped. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }

  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
