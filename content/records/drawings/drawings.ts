import airHandlerRecord from 'record:drawings/air-handler';
import courthouseRecord from 'record:drawings/courthouse';
import dispatchRecord from 'record:drawings/dispatch';
import industrialRecord from 'record:drawings/industrial';
import plantRoomBuiltRecord from 'record:drawings/plant-room-built';
import plantRoomDrawnRecord from 'record:drawings/plant-room-drawn';
import residenceRecord from 'record:drawings/residence';
import residenceShellRecord from 'record:drawings/residence-shell';
import retailRecord from 'record:drawings/retail';
import rooftopDrawnRecord from 'record:drawings/rooftop-drawn';
import serviceVanRecord from 'record:drawings/service-van';
import shopRecord from 'record:drawings/shop';
import siteTradesRecord from 'record:drawings/site-trades';
import stormRecord from 'record:drawings/storm';
import trainingLabRecord from 'record:drawings/training-lab';
import type { DrawingRecord } from './schema.ts';

// The illustrations by name: a page brings the browser only the ones that it shows.

export const airHandler: DrawingRecord = airHandlerRecord;
export const courthouse: DrawingRecord = courthouseRecord;
export const plantRoomBuilt: DrawingRecord = plantRoomBuiltRecord;
export const plantRoomDrawn: DrawingRecord = plantRoomDrawnRecord;
export const residence: DrawingRecord = residenceRecord;
export const residenceShell: DrawingRecord = residenceShellRecord;
export const rooftopDrawn: DrawingRecord = rooftopDrawnRecord;
export const serviceVan: DrawingRecord = serviceVanRecord;
export const trainingLab: DrawingRecord = trainingLabRecord;
export const dispatch: DrawingRecord = dispatchRecord;
export const industrial: DrawingRecord = industrialRecord;
export const retail: DrawingRecord = retailRecord;
export const shop: DrawingRecord = shopRecord;
export const siteTrades: DrawingRecord = siteTradesRecord;
export const storm: DrawingRecord = stormRecord;
