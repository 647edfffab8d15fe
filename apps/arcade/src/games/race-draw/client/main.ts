import './game.css';
import { runLottery } from '../../../shell/lottery/runLottery.ts';
import { raceDrawClient } from './client.ts';

runLottery(raceDrawClient);
