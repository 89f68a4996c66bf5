import { alpha, shade, tint } from '../canvas/colour.ts'
import { markFace } from '../canvas/marked-faces.ts'
import { n, soft } from '../canvas/path.ts'
import { dots, ellipse, line, shape } from '../canvas/svg.ts'
import { prop } from './prop.ts'

/** Water that has fallen. */

/** On the ground after rain. */
export const puddle = prop({}, ({ on, defs }) => ({
  drawing:
    shape(
      soft([-250, -34, -170, -64, -40, -58, 60, -76, 190, -56, 256, -28, 150, -4, 20, -12, -120, 0]),
      defs.verticalGradient(on('#a8d0e4'), on('#6f9fc4')),
    ) +
    line('M-150 -40q60 -14 120 -6M20 -50q70 -10 120 0', alpha('#ffffff', 0.7), 6) +
    `<ellipse cx="70" cy="-30" rx="50" ry="11" fill="none" stroke="#ffffffaa" stroke-width="4"/>`,
  flat: true,
  halfWidth: 256,
  height: 76,
  place: 'scene',
}))

/** Water that jumps up where something fell or jumped in. */
export const splash = prop({}, ({ on }) => {
  const water = on('#9fd4e8')
  return {
    drawing:
      ellipse(0, -10, 230, 32, alpha(water, 0.6)) +
      shape(
        'M-150 -10C-190 -90 -210 -110 -250 -140C-170 -140 -130 -90 -110 -60C-110 -140 -130 -190 -160 -240C-80 -200 -60 -120 -44 -70C-30 -160 -10 -220 10 -280C40 -210 40 -140 48 -76C70 -130 110 -180 160 -210C140 -150 124 -110 116 -64C150 -100 190 -120 240 -124C200 -90 170 -50 150 -10Z',
        water,
      ) +
      dots(
        [
          [-210, -220, 14],
          [-60, -300, 12],
          [90, -290, 14],
          [210, -190, 11],
          [280, -170, 9],
          [-290, -160, 9],
        ],
        water,
      ) +
      line('M-130 -40q10 -30 0 -60M-10 -50q10 -60 14 -110M100 -40q6 -30 24 -50', alpha('#ffffff', 0.7), 8),
    halfWidth: 290,
    height: 310,
    place: 'air',
  }
})

/** A small part of the tide: a wave with a kind face, which curls to the left. */
export const tide = prop({}, ({ on, defs }) => {
  const water = on('#4fb89f')
  const foam = on('#f6fffb')
  const ink = on('#26404a')
  const eye = (x: number) => ellipse(x, -300, 23, 31, ink) + ellipse(x - 10, -308, 8, 10, '#ffffff')
  const crest = 'M-330 -470C-350 -610 -170 -720 30 -650C230 -580 330 -330 390 0'
  return {
    drawing:
      ellipse(20, -6, 470, 40, alpha(water, 0.6)) +
      shape(
        'M-330 -470C-350 -610 -170 -720 30 -650C230 -580 330 -330 390 0H-300C-240 -90 -250 -250 -196 -400C-180 -470 -230 -520 -270 -470C-290 -440 -324 -440 -330 -470Z',
        defs.verticalGradient(tint(water, 0.34), water, tint(water, 0.06)),
      ) +
      line('M180 -480C250 -330 290 -180 306 -50M110 -130C130 -90 150 -60 156 -30', alpha(tint(water, 0.7), 0.7), 13) +
      line(`${crest}M-330 -470C-324 -440 -290 -440 -270 -470C-250 -505 -205 -495 -194 -440`, foam, 30) +
      markFace(eye(-120) + eye(22), -50, -290, 190) +
      ellipse(-170, -232, 30, 19, alpha('#f2928a', 0.6)) +
      ellipse(76, -232, 30, 19, alpha('#f2928a', 0.6)) +
      line('M-92 -232Q-52 -186 -8 -232', ink, 13) +
      line(
        'M-320 -8q50 -50 100 0q50 -50 100 0q50 -50 100 0q50 -50 100 0q50 -50 100 0q50 -50 100 0q50 -50 110 0',
        foam,
        15,
      ) +
      dots(
        [
          [-390, -560, 17],
          [-350, -650, 12],
          [-420, -470, 11],
          [-250, -720, 13],
        ],
        foam,
      ),
    halfWidth: 440,
    height: 690,
    place: 'scene',
  }
})

/** Drops that run out and fall in a row. */
export const drops = prop({}, ({ on }) => {
  const water = on('#8fcbe4')
  const drop = (x: number, y: number, r: number) =>
    shape(
      `M${x} ${n(y - r * 2)}C${n(x + r * 0.3)} ${n(y - r)} ${n(x + r)} ${n(y - r * 0.6)} ${n(x + r)} ${y}A${r} ${r} 0 1 1 ${n(x - r)} ${y}C${n(x - r)} ${n(y - r * 0.6)} ${n(x - r * 0.3)} ${n(y - r)} ${x} ${n(y - r * 2)}Z`,
      water,
    ) + ellipse(x - r * 0.34, y - r * 0.1, r * 0.2, r * 0.34, alpha('#ffffff', 0.8))
  return {
    drawing: drop(-30, -30, 18) + drop(24, -90, 22) + drop(-16, -160, 17) + drop(34, -214, 14) + drop(-36, -262, 12),
    halfWidth: 56,
    height: 290,
    // They fall from the hands.
    grip: { kind: 'both', at: [0, -286], scale: 1 },
    place: 'air',
  }
})

/** Flat stones across a stream, rising to the right as they go away; `lying` in a row along the picture. */
export const steppingStones = prop({ states: ['wet', 'half', 'lying'] }, ({ on, is }) => {
  const stone = on('#9a958c')
  const one = (x: number, y: number, k: number) =>
    ellipse(x, y + 16 * k, 116 * k, 34 * k, alpha('#ffffff', 0.45)) +
    shape(
      soft([
        x - 104 * k,
        y,
        x - 70 * k,
        y - 34 * k,
        x,
        y - 42 * k,
        x + 76 * k,
        y - 32 * k,
        x + 106 * k,
        y,
        x + 40 * k,
        y + 20 * k,
        x - 50 * k,
        y + 18 * k,
      ]),
      stone,
    ) +
    ellipse(x - 8 * k, y - 22 * k, 72 * k, 15 * k, is('wet') ? alpha('#cfe6f0', 0.7) : tint(stone, 0.34))
  return {
    drawing: is('lying')
      ? [-560, -280, 0, 280, 560]
          .map((x, i) =>
            is('half') && i === 3
              ? ellipse(x, 0, 112, 30, alpha('#ffffff', 0.4)) + ellipse(x, -4, 96, 22, alpha(shade(stone, 0.3), 0.6))
              : one(x, 0, 0.96 + (i % 2) * 0.1),
          )
          .join('')
      : one(560, -250, 0.7) +
        one(380, -206, 0.78) +
        (is('half') ? ellipse(170, -150, 100, 22, alpha('#ffffff', 0.5)) : one(170, -160, 0.86)) +
        one(-70, -110, 0.96) +
        one(-330, -50, 1.08),
    halfWidth: 640,
    height: 290,
    place: 'scene',
    seat: [-70, -140],
  }
})
