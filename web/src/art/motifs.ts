// All the pictures by name.
import type { Motif } from "./motif";
import * as arms from "./motifs-arms";
import * as cloth from "./motifs-cloth";
import * as folk from "./motifs-folk";
import * as lab from "./motifs-lab";
import * as night from "./motifs-night";
import * as places from "./motifs-places";
import * as rite from "./motifs-rite";
import * as town from "./motifs-town";
import * as toys from "./motifs-toys";
import * as winter from "./motifs-winter";

export const motifs: Readonly<Record<string, Motif>> = {
  ...night,
  ...winter,
  ...town,
  ...rite,
  ...lab,
  ...cloth,
  ...arms,
  ...places,
  ...folk,
  ...toys,
};

export type { Motif };
