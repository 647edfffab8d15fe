import { getParser } from 'bowser';

/** The longest header that is parsed; browsers send none longer. */
const MAX_HEADER_LENGTH = 512;
const MAX_NAME_LENGTH = 40;
/** The model in every user agent of Chrome on Android; the real one is in `Sec-CH-UA-Model`. */
const REDUCED_MODEL = 'K';

/** The header that asks Chromium for the model of the device. Browsers answer it over HTTPS. */
export const acceptModelHint = { 'accept-ch': 'Sec-CH-UA-Model' };

/** The readable name of a device. Each part is empty if the browser does not send it. */
export interface DeviceName {
  browser: string;
  system: string;
  model: string;
}

/** The headers of a request that describe its device. */
export interface DeviceHeaders {
  'user-agent'?: string | undefined;
  'sec-ch-ua-model'?: string | string[] | undefined;
}

function modelIn(userAgent: string): string {
  const [, written = ''] = /Android [\d.]+; ([^;()]+?)(?: Build\/[^;()]*)?[;)]/.exec(userAgent) ?? [];
  return written === REDUCED_MODEL ? '' : written;
}

/** Parses browser, system and model from the headers of a request, such as "Chrome", "Android" and "Pixel 8". */
export function deviceNameOf({
  'user-agent': userAgent = '',
  'sec-ch-ua-model': hint = '',
}: DeviceHeaders): DeviceName {
  if (userAgent === '' || userAgent.length > MAX_HEADER_LENGTH) return { browser: '', system: '', model: '' };
  const parser = getParser(userAgent);
  // A structured header: a quoted string.
  const [, hinted = ''] = /^"([\w .+()/-]*)"$/.exec(String(hint).slice(0, MAX_HEADER_LENGTH)) ?? [];
  const model = hinted || modelIn(userAgent) || (parser.getPlatform().model ?? '');
  return {
    browser: parser.getBrowserName().slice(0, MAX_NAME_LENGTH),
    system: parser.getOSName().slice(0, MAX_NAME_LENGTH),
    model: model.slice(0, MAX_NAME_LENGTH),
  };
}
