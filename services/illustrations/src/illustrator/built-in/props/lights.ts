import { alpha, shade, tint } from '../canvas/colour.ts'
import { blob, n, type Point, soft } from '../canvas/path.ts'
import { circle, dots, ellipse, line, shape } from '../canvas/svg.ts'
import { glow } from '../scenery/sky.ts'
import type { DrawProp } from './prop-drawing.ts'

/** Objects that emit light. */

const starPoints = (x: number, y: number, r: number): Point[] =>
  Array.from({ length: 10 }, (_, i): Point => {
    const length = i % 2 ? r * 0.54 : r
    return [x + Math.sin((i * Math.PI) / 5) * length, y - Math.cos((i * Math.PI) / 5) * length]
  })

export const star: DrawProp = context => ({
  drawing:
    glow(context, 0, -110, 300, '#ffe39a', 0.8) +
    shape(blob(starPoints(0, -110, 118)), context.defs.verticalGradient('#fff7d6', '#ffe08a', '#f8c150')) +
    line(blob(starPoints(0, -110, 84)), alpha('#fffaf0', 0.5), 6) +
    ellipse(-22, -152, 22, 10, alpha('#ffffff', 0.7), -24) +
    dots(
      [
        [-120, -190, 6],
        [130, -170, 8],
        [116, -50, 5],
        [-124, -50, 7],
      ],
      '#fff4d2',
    ),
  halfWidth: 120,
  height: 230,
  place: 'air',
  grip: { kind: 'both', at: [0, -60], scale: 0.8 },
})

export const lantern: DrawProp = context => {
  const on = context.light.on
  const brass = on('#c98a3f')
  const dark = on('#8a5530')
  return {
    drawing:
      ellipse(0, 2, 84, 11, context.light.shadow) +
      glow(context, 0, -104, context.light.dark ? 360 : 190, '#ffd98a', context.light.dark ? 0.8 : 0.5) +
      line('M-42 -206Q0 -292 42 -206', dark, 10) +
      shape(soft([-70, 0, -66, -24, 66, -24, 70, 0]), brass) +
      shape('M-56 -24L-64 -170H64L56 -24Z', context.defs.verticalGradient('#fff3c4', '#ffd98a', '#ffbe62')) +
      shape('M0 -64C-24 -84 -12 -110 0 -134C12 -110 24 -84 0 -64Z', '#fff9e6') +
      shape('M0 -66C-12 -78 -6 -92 0 -104C6 -92 12 -78 0 -66Z', '#f59a3c') +
      line('M-56 -24L-64 -170M56 -24L64 -170M-20 -24L-22 -170M20 -24L22 -170', dark, 7) +
      shape('M-76 -168H76L50 -206H-50Z', brass) +
      shape(soft([-26, -204, -16, -228, 16, -228, 26, -204]), dark) +
      line('M-70 -168H70M-58 -24H58', alpha(tint(brass, 0.6), 0.8), 5),
    halfWidth: 80,
    height: 260,
    place: 'ground',
    grip: { kind: 'hang', at: [0, -250], scale: 0.78 },
  }
}

export const diya: DrawProp = context => {
  const on = context.light.on
  const clay = on('#c4653c')
  return {
    drawing:
      ellipse(0, 2, 96, 12, context.light.shadow) +
      glow(context, 40, -120, context.light.dark ? 330 : 190, '#ffd27a', context.light.dark ? 0.85 : 0.6) +
      shape(
        'M-110 -62C-96 -10 -56 0 0 0C60 0 100 -24 128 -74C88 -52 -60 -44 -110 -62Z',
        context.defs.verticalGradient(tint(clay, 0.1), clay, shade(clay, 0.2)),
      ) +
      shape('M-110 -62C-60 -84 80 -92 128 -74C88 -52 -60 -44 -110 -62Z', shade(clay, 0.4)) +
      ellipse(10, -64, 84, 9, alpha('#f7c052', 0.8)) +
      dots(
        [
          [-62, -34, 7],
          [-28, -26, 7],
          [8, -24, 7],
          [44, -28, 7],
          [78, -38, 7],
        ],
        on('#fbe6bd'),
      ) +
      shape('M64 -70C28 -110 48 -150 66 -196C92 -150 104 -108 64 -70Z', '#ff9f43') +
      shape('M65 -74C44 -100 54 -128 66 -158C82 -128 88 -100 65 -74Z', '#ffe08a') +
      shape('M66 -76C56 -90 60 -104 66 -118C74 -104 76 -90 66 -76Z', '#fffbe8'),
    halfWidth: 120,
    height: 200,
    place: 'ground',
    grip: { kind: 'both', at: [0, -26], scale: 0.74 },
  }
}

export const wand: DrawProp = context => {
  const on = context.light.on
  return {
    drawing:
      glow(context, 0, -270, 190, '#ffe9b0', 0.7) +
      line('M0 0V-240', on('#8a5a44'), 17) +
      line('M-3 -10V-230', alpha(tint(on('#8a5a44'), 0.5), 0.6), 5) +
      line('M-8 -44H8M-8 -70H8', on('#f4c24f'), 9) +
      shape(blob(starPoints(0, -276, 62)), context.defs.verticalGradient('#fff7d6', '#ffdc80')) +
      shape(
        ['M86 -330', 'M-84 -320', 'M70 -210', 'M-66 -196']
          .map(at => `${at}q3 14 17 17q-14 3 -17 17q-3 -14 -17 -17q14 -3 17 -17Z`)
          .join(''),
        '#fff4d2',
      ),
    halfWidth: 80,
    height: 340,
    place: 'air',
    grip: { kind: 'upright', at: [0, -50], scale: 0.72 },
  }
}

export const pearl: DrawProp = context => {
  const on = context.light.on
  const shell = on('#e8a3a6')
  const ribs = (y: number, up: number) =>
    line(
      [-60, -30, 0, 30, 60]
        .map(x => `M${n(x * 0.5)} ${y}Q${n(x * 1.2)} ${y + up * 0.5} ${n(x * 1.5)} ${y + up}`)
        .join(''),
      alpha(shade(shell, 0.4), 0.36),
      6,
    )
  return {
    drawing:
      ellipse(0, 2, 120, 12, context.light.shadow) +
      shape(
        'M0 -50C-90 -60 -150 -130 -120 -196C-100 -226 -66 -214 -50 -222C-30 -250 30 -250 50 -222C66 -214 100 -226 120 -196C150 -130 90 -60 0 -50Z',
        context.defs.verticalGradient(tint(shell, 0.4), shell),
      ) +
      ribs(-60, -150) +
      glow(context, 0, -92, 170, '#fff6e0', 0.9) +
      shape('M-126 -70C-100 0 100 0 126 -70C80 -40 -80 -40 -126 -70Z', shell) +
      circle(0, -84, 46, context.defs.radialGradient('#ffffff', '#fff4ea', on('#ead3dc'))) +
      ellipse(-14, -100, 14, 9, '#ffffff', -30) +
      shape(
        'M-126 -70C-90 -46 90 -46 126 -70C110 10 -110 10 -126 -70Z',
        context.defs.verticalGradient(shell, shade(shell, 0.18)),
      ) +
      line('M-84 -44L-60 -14M-40 -36L-30 -6M0 -34V-4M40 -36L30 -6M84 -44L60 -14', alpha(shade(shell, 0.4), 0.36), 6),
    halfWidth: 130,
    height: 230,
    place: 'ground',
    grip: { kind: 'both', at: [0, -26], scale: 0.7 },
  }
}
