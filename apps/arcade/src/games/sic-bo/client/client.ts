import { tableClient } from '../../../shell/draw/tableClient.ts';
import { replayWith } from '../../../shell/replayWith.ts';
import { playSicBo } from '../rules.ts';
import { sicBoMessages } from './messages.ts';
import { sicBoTable } from './table.ts';

/** The client of Sic Bo. */
export const sicBoClient = tableClient(sicBoTable, { messages: sicBoMessages, replay: replayWith(playSicBo) });
