import airHandlerPicture from './pictures/air-handler.png?picture';
import coolingTowerPicture from './pictures/cooling-tower.png?picture';
import courthousePicture from './pictures/courthouse.png?picture';
import craneLiftPicture from './pictures/crane-lift.png?picture';
import officeVrfPicture from './pictures/office-vrf.png?picture';
import plantRoomBuiltPicture from './pictures/plant-room-built.webp?picture';
import plantRoomDrawnPicture from './pictures/plant-room-drawn.png?picture';
import residencePicture from './pictures/residence.png?picture';
import residenceShellPicture from './pictures/residence-shell.png?picture';
import rooftopDrawnPicture from './pictures/rooftop-drawn.png?picture';
import serviceVanPicture from './pictures/service-van.png?picture';
import trainingLabPicture from './pictures/training-lab.png?picture';
import warehousePicture from './pictures/warehouse.png?picture';
import type { Drawing } from './schema.ts';

// The illustrations that several pages share, each with its description. An owner's photograph replaces one here.

export const airHandler: Drawing = {
  url: airHandlerPicture,
  alt: 'Line drawing of a built-up air handler cut open: dampers, filters, chilled-water coil, fan wall and supply duct.',
};

export const coolingTower: Drawing = {
  url: coolingTowerPicture,
  alt: 'Line drawing of a two-cell cooling tower on steel dunnage with condenser-water pipes, valves and two pumps.',
};

export const courthouse: Drawing = {
  url: courthousePicture,
  alt: 'Line drawing of a domed county courthouse with a packaged chiller in a louvered yard at its side.',
};

export const craneLift: Drawing = {
  url: craneLiftPicture,
  alt: 'Line drawing of a crane lowering a packaged rooftop unit over a building edge with slings and a spreader frame.',
};

export const officeVrf: Drawing = {
  url: officeVrfPicture,
  alt: 'Line drawing of an open-plan office with an exposed ceiling: round duct, ceiling cassettes and refrigerant pipes.',
};

export const plantRoomBuilt: Drawing = {
  url: plantRoomBuiltPicture,
  alt: 'Color render of a chiller plant room: two water-cooled machines, color-banded pipes, valves and gauges.',
};

export const plantRoomDrawn: Drawing = {
  url: plantRoomDrawnPicture,
  alt: 'Line drawing of a chiller plant room: two water-cooled machines, isolating valves and insulated pipes overhead.',
};

export const residence: Drawing = {
  url: residencePicture,
  alt: 'Line drawing of a one-story Florida house with a tile roof, a palm and two condensing units tied down to a raised pad.',
};

/** The house on the ground of the residential page. */
export const residenceShell: Drawing = { url: residenceShellPicture, alt: residence.alt };

export const rooftopDrawn: Drawing = {
  url: rooftopDrawnPicture,
  alt: 'Line drawing of an air-cooled chiller, packaged units and piping on a flat roof with palms and a skyline behind.',
};

export const serviceVan: Drawing = {
  url: serviceVanPicture,
  alt: 'Line drawing of a service van with its side door open on shelves of parts, and a condensing unit on a hand truck.',
};

export const trainingLab: Drawing = {
  url: trainingLabPicture,
  alt: 'Line drawing of a training lab: refrigeration trainer boards, a condensing unit, a brazing set and a chalkboard.',
};

export const warehouse: Drawing = {
  url: warehousePicture,
  alt: 'Line drawing of a high-bay warehouse with pallet racks, spiral duct, a ceiling fan and rooftop-unit drops.',
};
