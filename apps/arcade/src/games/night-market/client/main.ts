import '../../../shell/symbolPays.css';
import './game.css';
import './coins.css';
import './feature.css';
import './rulesSheet.css';
import './sizes.css';
import { runGame } from '../../../shell/runGame.ts';
import { nightMarketClient } from './client.ts';

runGame(nightMarketClient);
