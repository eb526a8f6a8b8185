type Exports = Readonly<Record<string, unknown>>;

/** What every module of src/views exports, by its path from the root. */
export const views = import.meta.glob<Exports>(['/src/views/**/*.ts', '!**/*.test.ts'], { eager: true });
