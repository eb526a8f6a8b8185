import airHandlerRecord from 'record:drawings/air-handler';
import courthouseRecord from 'record:drawings/courthouse';
import plantRoomBuiltRecord from 'record:drawings/plant-room-built';
import plantRoomDrawnRecord from 'record:drawings/plant-room-drawn';
import residenceRecord from 'record:drawings/residence';
import residenceShellRecord from 'record:drawings/residence-shell';
import rooftopDrawnRecord from 'record:drawings/rooftop-drawn';
import serviceVanRecord from 'record:drawings/service-van';
import trainingLabRecord from 'record:drawings/training-lab';
import type { Drawing } from '../fields.ts';

// The illustrations by name: a page brings the browser only the ones that it shows.

export const airHandler: Drawing = airHandlerRecord;
export const courthouse: Drawing = courthouseRecord;
export const plantRoomBuilt: Drawing = plantRoomBuiltRecord;
export const plantRoomDrawn: Drawing = plantRoomDrawnRecord;
export const residence: Drawing = residenceRecord;
export const residenceShell: Drawing = residenceShellRecord;
export const rooftopDrawn: Drawing = rooftopDrawnRecord;
export const serviceVan: Drawing = serviceVanRecord;
export const trainingLab: Drawing = trainingLabRecord;
