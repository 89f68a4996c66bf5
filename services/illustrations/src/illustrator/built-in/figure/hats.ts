import { alpha, shade, tint } from '../canvas/colour.ts'
import { curve, flow, soft } from '../canvas/path.ts'
import { circle, line, place, shape } from '../canvas/svg.ts'
import { star } from './garments.ts'
import { type DrawHeadgear, gem } from './headdress.ts'
import type { Headgear } from './outfit.ts'

/** Hats and crowns. */

export const HATS = {
  'sun-hat': (_, __, outfit, turn) => ({
    front: place(
      shape(
        soft([-168, -48, -110, -78, 0, -88, 110, -78, 168, -48, 112, -40, 0, -54, -112, -40]),
        shade(outfit.hat, 0.16),
      ) +
        shape(soft([-96, -66, -92, -124, -56, -158, 0, -150, 52, -160, 92, -124, 98, -66, 0, -80]), outfit.hat) +
        shape(soft([-97, -92, 0, -104, 97, -92, 99, -66, 0, -79, -98, -66]), outfit.trim) +
        shape(
          soft([-172, -50, -110, -70, 0, -80, 110, -70, 172, -50, 110, -52, 0, -64, -110, -52]),
          tint(outfit.hat, 0.14),
        ) +
        line(flow([-60, -128, -40, -140, -16, -140]), alpha('#ffffff', 0.35), 7),
      turn * 6,
      6,
    ),
  }),
  'pirate-hat': (_, __, outfit, turn) => ({
    front: place(
      shape(soft([-106, -40, -98, -66, 0, -84, 98, -66, 106, -40, 0, -64]), outfit.extra) +
        shape(
          soft([-150, -78, -112, -118, -60, -164, 0, -182, 60, -164, 112, -118, 150, -78, 70, -70, 0, -86, -70, -70]),
          outfit.hat,
        ) +
        line(flow([-148, -80, -104, -124, -56, -162, 0, -179, 56, -162, 104, -124, 148, -80]), '#f0c25a', 8) +
        shape(star(0, -122, 25), '#f8e6bc'),
      turn * 8,
      8,
    ),
  }),
  'wizard-hat': (_, __, outfit, turn) => ({
    front: place(
      shape(
        soft([-96, -62, -70, -130, -42, -200, 10, -262, 70, -276, 54, -240, 58, -190, 78, -120, 98, -62, 0, -84]),
        outfit.hat,
      ) +
        shape(star(-18, -138, 20) + star(34, -178, 13) + star(44, -112, 12), outfit.trim) +
        line(flow([-30, -196, 6, -188, 44, -206]), alpha(shade(outfit.hat, 0.6), 0.4), 6) +
        shape(soft([-97, -88, 0, -106, 95, -88, 100, -62, 0, -80, -99, -62]), outfit.trim) +
        shape(
          soft([-172, -38, -110, -70, 0, -82, 110, -70, 172, -38, 110, -42, 0, -58, -110, -42]),
          shade(outfit.hat, 0.1),
        ),
      turn * 6,
      0,
    ),
  }),
  'chef-hat': (_, __, outfit, turn) => ({
    front: place(
      circle(-58, -158, 46, outfit.hat) +
        circle(58, -158, 46, outfit.hat) +
        circle(0, -178, 58, outfit.hat) +
        shape(soft([-84, -56, -86, -140, 0, -150, 86, -140, 84, -56, 0, -78]), shade(outfit.hat, 0.04)) +
        line('M-40 -132V-84M0 -138V-90M40 -132V-84', alpha(shade(outfit.hat, 0.5), 0.25), 6),
      turn * 7,
      0,
    ),
  }),
  cap: (_, __, outfit, turn) => ({
    front:
      shape(soft([-106, -34, -102, -86, -56, -128, 0, -138, 56, -128, 102, -86, 106, -34, 0, -58]), outfit.hat) +
      shape(
        soft([-40, -52, 40, -58, 104, -44, 168, -18, 150, -6, 90, -18, 20, -30, -44, -34]),
        shade(outfit.hat, 0.16),
      ) +
      line(
        curve([
          [turn * 8, -136],
          [turn * 12, -100],
          [turn * 14, -58],
        ]),
        alpha(tint(outfit.hat, 0.4), 0.6),
        4,
      ) +
      shape(star(14 + turn * 14, -88, 18), outfit.trim),
  }),
  'police-cap': (_, __, outfit, turn) => ({
    front:
      shape(soft([-128, -88, -90, -132, 0, -146, 90, -132, 128, -88, 98, -66, 0, -82, -98, -66]), outfit.hat) +
      shape(soft([-99, -74, 0, -92, 99, -74, 101, -44, 0, -62, -101, -44]), shade(outfit.hat, 0.35)) +
      shape(soft([-84, -48, 0, -64, 84, -48, 92, -26, 0, -40, -92, -26]), '#3a3038') +
      shape(star(turn * 12, -100, 19), outfit.extra),
  }),
  beret: (_, __, outfit, turn) => ({
    front: place(
      shape(soft([-108, -48, -128, -96, -84, -140, 0, -156, 92, -146, 136, -108, 112, -62, 0, -76]), outfit.hat) +
        line('M14 -154l6 -18', shade(outfit.hat, 0.2), 9) +
        line(flow([-70, -118, -36, -134, 6, -138]), alpha('#ffffff', 0.3), 8),
      turn * 5,
      4,
      { turn: -5 },
    ),
  }),
  'hard-hat': (_, __, outfit, turn) => ({
    front:
      shape(soft([-104, -50, -96, -108, -50, -146, 0, -152, 50, -146, 96, -108, 104, -50, 0, -68]), outfit.hat) +
      line(
        curve([
          [turn * 6, -152],
          [turn * 9, -110],
          [turn * 10, -70],
        ]),
        shade(outfit.hat, 0.14),
        20,
      ) +
      line(flow([-118, -44, 0, -64, 118, -44]), shade(outfit.hat, 0.12), 18) +
      line(flow([-70, -104, -50, -126, -28, -134]), alpha('#ffffff', 0.5), 9),
  }),
  crown: (_, __, outfit, turn) => ({
    front: place(
      shape(
        'M-92 -58L-104 -142Q-78 -116 -60 -108Q-40 -134 0 -166Q40 -134 60 -108Q78 -116 104 -142L92 -58Q0 -84 -92 -58Z',
        outfit.hat,
      ) +
        line('M-90 -70Q0 -98 90 -70', shade(outfit.hat, 0.28), 6) +
        gem(0, -112, 12, '#d0405c') +
        gem(-52, -92, 8, '#3f9a94') +
        gem(52, -92, 8, '#3f9a94') +
        circle(-104, -144, 9, tint(outfit.hat, 0.3)) +
        circle(104, -144, 9, tint(outfit.hat, 0.3)) +
        circle(0, -168, 10, tint(outfit.hat, 0.3)),
      turn * 6,
      4,
    ),
  }),
} satisfies Partial<Record<Headgear, DrawHeadgear>>
