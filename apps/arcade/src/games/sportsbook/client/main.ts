import '../../../shell/room/room.css';
import './game.css';
import { openGamePage, siteOriginOf } from '../../../shell/gamePage.ts';
import { listenToSitePage } from '../../../shell/sitePage.ts';
import { loadMessages } from './messages/messages.ts';
import { sportsbookClient } from './sportsbookClient.ts';
import { startSportsbook } from './startSportsbook.ts';

const query = new URLSearchParams(location.search);
// The site may send messages before the words are loaded.
const sitePage = listenToSitePage(siteOriginOf(query), window.parent === window ? undefined : window.parent);
const messages = await loadMessages(query.get('lang'));
const game = sportsbookClient(messages);
openGamePage(game, (place, parts) => startSportsbook(place, { ...parts, game, sitePage }));
