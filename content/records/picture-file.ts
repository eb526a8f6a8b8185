/** A picture that a record names and the build has not encoded yet; `path` is relative to the record's file. */
export class PictureFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}
