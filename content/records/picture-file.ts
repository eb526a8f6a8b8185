/** What is done to a photograph before it is encoded; a drawing comes with none of it. */
export interface Treatment {
  /** Width to height of the place it is shown in: what is over is cut off. */
  ratio?: number | undefined;
  /** Percent of width and height that stay in view when it is cut: a face, a machine. Without it the middle. */
  focus?: { x: number; y: number } | undefined;
  /** How far its colors are drawn to the ink and the paper of the page: a photograph is `natural` without it. */
  tone?: 'natural' | 'duotone' | 'original' | undefined;
}

/** A picture that a record names and the build has not encoded yet; `path` is relative to the record's file. */
export class PictureFile {
  readonly path: string;
  readonly treatment: Treatment;

  constructor(path: string, treatment: Treatment = {}) {
    this.path = path;
    this.treatment = treatment;
  }
}
