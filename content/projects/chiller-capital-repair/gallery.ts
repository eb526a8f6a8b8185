import type { GalleryPhoto } from '../../schema.ts';
import photo01 from './gallery-01.png?picture';
import photo02 from './gallery-02.png?picture';
import photo03 from './gallery-03.png?picture';
import photo04 from './gallery-04.png?picture';
import photo05 from './gallery-05.png?picture';
import photo06 from './gallery-06.png?picture';
import photo07 from './gallery-07.png?picture';
import photo08 from './gallery-08.png?picture';
import photo09 from './gallery-09.png?picture';
import photo10 from './gallery-10.png?picture';
import photo11 from './gallery-11.png?picture';
import photo12 from './gallery-12.png?picture';
import photo13 from './gallery-13.png?picture';
import photo14 from './gallery-14.png?picture';
import photo15 from './gallery-15.png?picture';

// Each drawing on its own: the chiller services show some of them again.

export const plantRoomBefore: GalleryPhoto = {
  url: photo01,
  alt: 'Line drawing of a plant room with two water-cooled centrifugal chillers on concrete plinths, overhead pipework, a puddle on the floor and an amber caution sign.',
  caption: 'Plant room before work starts: two chillers in service, water on the floor at the water-box end.',
};

const lockout: GalleryPhoto = {
  url: photo02,
  alt: 'Line drawing of a wall-mounted electrical disconnect with its lever at OFF, a lockout hasp with padlocks and a danger tag, next to a lockout station.',
  caption: 'Lock-out/tag-out: disconnect switched off, hasp and padlocks on, danger tag attached.',
};

export const closedValves: GalleryPhoto = {
  url: photo03,
  alt: 'Line drawing of two flanged gate valves with amber handwheels tied together by a padlocked chain, each carrying a danger tag.',
  caption: 'Chilled-water isolation valves closed, chained, padlocked and tagged.',
};

const refrigerantRecovery: GalleryPhoto = {
  url: photo04,
  alt: 'Line drawing of a refrigerant recovery machine on a cart, two recovery cylinders on a platform scale and hoses connected to a chiller.',
  caption: 'Refrigerant recovery into cylinders, weighed on a platform scale.',
};

const openWaterBox: GalleryPhoto = {
  url: photo05,
  alt: 'Line drawing of a chiller with its water-box head hanging from a chain hoist, the tube sheet exposed and the risers closed with blind flanges.',
  caption:
    'Water-box head removed: tube sheet exposed, nozzle pipes taken off, risers blanked with blind flanges.',
};

const eddyCurrentTest: GalleryPhoto = {
  url: photo06,
  alt: 'Line drawing of an eddy-current test instrument on a cart with its probe lead running into a tube of the open chiller tube sheet.',
  caption: 'Eddy-current inspection of the tubes, one tube at a time.',
};

export const oldTubes: GalleryPhoto = {
  url: photo07,
  alt: 'Line drawing of copper tubes half drawn out of a chiller shell and resting on two roller stands.',
  caption: 'Old tubes drawn out of the evaporator shell over roller stands.',
};

const newTubes: GalleryPhoto = {
  url: photo08,
  alt: 'Line drawing of a wooden crate filled with new copper tubes standing beside a chiller shell with an empty tube sheet.',
  caption: 'New copper tubes delivered in a wooden crate beside the empty shell.',
};

export const compressorLift: GalleryPhoto = {
  url: photo09,
  alt: 'Line drawing of a chiller compressor hanging from a chain hoist under an amber gantry beside the chiller.',
  caption: 'Compressor lifted off and lowered under a mobile gantry; suction and discharge openings blanked.',
};

export const benchMeasurement: GalleryPhoto = {
  url: photo10,
  alt: 'Line drawing of a workbench with a compressor impeller, ball bearings, journal bearing shells, a shaft on V-blocks, an outside micrometer and a clearance sheet.',
  caption: 'Impeller, bearings and shaft measured on the bench.',
};

const motorReturn: GalleryPhoto = {
  url: photo11,
  alt: 'Line drawing of an electric motor strapped to a wooden skid on a pallet jack in front of an open roller door with a truck outside.',
  caption: 'Motor returns through the roller door on a skid and pallet jack.',
};

export const boltUp: GalleryPhoto = {
  url: photo12,
  alt: 'Line drawing of a water-box flange with an amber gasket, bolts numbered in a star sequence and a torque wrench on bolt 5.',
  caption: 'Bolt-up with a new gasket: bolts tightened in the numbered star sequence with a torque wrench.',
};

export const controlCabinet: GalleryPhoto = {
  url: photo13,
  alt: 'Line drawing of an open control cabinet with a new controller, breakers, relays, contactors, a power supply and two rows of terminals.',
  caption: 'Control cabinet with the new controller, power supply and terminal rows.',
};

const labeledPipes: GalleryPhoto = {
  url: photo14,
  alt: 'Line drawing of insulated pipes labeled chilled water supply, chilled water return and condenser water with flow arrows.',
  caption: 'Pipes re-insulated and labeled with service and flow direction.',
};

export const commissioning: GalleryPhoto = {
  url: photo15,
  alt: 'Line drawing of both chillers running, seen from the opposite corner, with a laptop showing a trend chart on a tripod stand in the foreground.',
  caption: 'Commissioning: both chillers in operation, temperatures trended on the operator laptop.',
};

/** The work in order, from the first day to hand-over. */
export const galleryPhotos: readonly GalleryPhoto[] = [
  plantRoomBefore,
  lockout,
  closedValves,
  refrigerantRecovery,
  openWaterBox,
  eddyCurrentTest,
  oldTubes,
  newTubes,
  compressorLift,
  benchMeasurement,
  motorReturn,
  boltUp,
  controlCabinet,
  labeledPipes,
  commissioning,
];
