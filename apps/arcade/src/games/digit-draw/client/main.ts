import './game.css';
import { runLottery } from '../../../shell/lottery/runLottery.ts';
import { digitDrawClient } from './client.ts';

runLottery(digitDrawClient);
