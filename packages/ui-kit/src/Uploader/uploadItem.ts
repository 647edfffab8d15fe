/** An attached picture, as the caller stores it. */
export interface UploadItem {
  readonly id: string;
  /** File name; the accessible name of the picture. */
  readonly name: string;
  /** Local file, for the preview. */
  readonly file?: File;
  /** Address on the server; takes precedence over the preview. */
  readonly src?: string;
  /** Upload progress, 0 to 1; undefined before and after. */
  readonly progress?: number;
  /** Error message of the upload. */
  readonly error?: string | undefined;
}

/** Texts of an `Uploader`. */
export interface UploaderTexts {
  /** Label of the add tile, such as "Add image". */
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly replace: (name: string) => string;
  /** Label of the progress bar, such as "Sending receipt.jpg". */
  readonly sending: (name: string) => string;
}
