/** One picture as the caller keeps it. */
export interface UploadItem {
  readonly id: string;
  /** The file's name, for screen readers and as words for the picture. */
  readonly name: string;
  /** The file itself, for a preview before or while it is sent. */
  readonly file?: File;
  /** Where the picture is once the server has it; wins over the preview. */
  readonly src?: string;
  /** How much of it has been sent, 0 to 1; left out before and after. */
  readonly progress?: number;
  /** Why it could not be sent and what to do about it. */
  readonly error?: string | undefined;
}

/** What the uploader says besides its label. */
export interface UploaderTexts {
  /** On the tile that adds: "Add image". */
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly replace: (name: string) => string;
  /** Names the bar: "Sending receipt.jpg". */
  readonly sending: (name: string) => string;
}
