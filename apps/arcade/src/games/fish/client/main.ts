import './game.css';
import { runBatchGame } from '../../../shell/batches/runBatchGame.ts';
import { fishClient } from './fishClient.ts';

runBatchGame(fishClient);
