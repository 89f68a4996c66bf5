import { alpha, shade, tint } from '../canvas/colour.ts'
import { flow, n, soft } from '../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { glow } from '../scenery/sky.ts'
import type { DrawProp } from './prop-drawing.ts'

/** Natural objects. */

const leafShape = (turn: number, x: number, y: number, s: number, colour: string) =>
  place(
    shape('M0 0C-34 -30 -30 -86 0 -120C30 -86 34 -30 0 0Z', colour) +
      line('M0 -6V-100', alpha(tint(colour, 0.5), 0.6), 5),
    x,
    y,
    { turn, scale: s },
  )

export const seed: DrawProp = context => {
  const on = context.light.on
  const soil = on('#8a5a40')
  return {
    drawing:
      ellipse(0, 2, 120, 12, context.light.shadow) +
      glow(context, 0, -110, 190, '#e8f6b0', 0.55) +
      line('M0 -40Q-10 -100 4 -160', on('#6fae54'), 13) +
      leafShape(-52, 2, -150, 0.86, on('#7fbf5c')) +
      leafShape(44, 4, -158, 0.94, on('#8fcc66')) +
      shape(
        soft([-116, 0, -90, -44, 0, -64, 90, -44, 116, 0, 0, 12]),
        context.defs.verticalGradient(tint(soil, 0.14), soil),
      ) +
      dots(
        [
          [-60, -22, 6],
          [-20, -36, 5],
          [36, -28, 6],
          [70, -14, 5],
          [6, -12, 5],
        ],
        shade(soil, 0.3),
      ) +
      shape(soft([-26, -34, -14, -60, 10, -62, 24, -40, 8, -22, -16, -22]), on('#e0b070')) +
      line('M-12 -50q10 -6 18 2', alpha('#ffffff', 0.6), 5),
    halfWidth: 115,
    height: 250,
    place: 'ground',
    grip: { kind: 'both', at: [0, -14], scale: 0.62 },
  }
}

export const flower: DrawProp = context => {
  const on = context.light.on
  const petal = on('#f2808a')
  const petals = (count: number, length: number, width: number, colour: string, twist: number) =>
    Array.from({ length: count }, (_, i) =>
      place(
        shape(
          `M0 0C${-width} ${n(-length * 0.3)} ${-width} ${n(-length * 0.9)} 0 ${-length}C${width} ${n(-length * 0.9)} ${width} ${n(-length * 0.3)} 0 0Z`,
          colour,
        ),
        0,
        0,
        { turn: twist + (i * 360) / count },
      ),
    ).join('')
  return {
    drawing:
      ellipse(0, 2, 60, 8, context.light.shadow) +
      line('M0 0Q-16 -120 4 -260', on('#5f9f4f'), 15) +
      leafShape(-64, -6, -60, 1, on('#6fae5a')) +
      leafShape(58, -6, -100, 0.9, on('#7fbf62')) +
      place(
        petals(8, 116, 36, petal, 0) +
          petals(8, 84, 24, tint(petal, 0.34), 22) +
          circle(0, 0, 35, on('#f4b942')) +
          dots(
            [
              [-10, -8, 5],
              [10, -10, 5],
              [0, 10, 5],
              [-14, 8, 4],
              [14, 6, 4],
            ],
            on('#d98a2c'),
          ),
        4,
        -290,
      ),
    halfWidth: 120,
    height: 410,
    place: 'ground',
    grip: { kind: 'upright', at: [-4, -60], scale: 0.62 },
  }
}

export const shell: DrawProp = context => {
  const on = context.light.on
  const coat = on('#f6cfa8')
  const band = on('#e08a72')
  return {
    drawing:
      ellipse(6, 2, 130, 12, context.light.shadow) +
      shape(
        'M-130 -30C-110 -120 -40 -190 60 -196C130 -196 160 -140 140 -80C124 -30 60 0 -20 2C-70 2 -140 6 -130 -30Z',
        context.defs.verticalGradient(tint(coat, 0.3), coat, shade(coat, 0.14)),
      ) +
      line('M-94 -84C-50 -60 -10 -40 30 -2M-50 -136C-10 -110 50 -70 84 -22M6 -176C40 -150 100 -110 124 -60', band, 16) +
      shape('M-130 -30C-60 -64 40 -50 84 -22C40 4 -30 2 -60 2C-110 4 -134 -4 -130 -30Z', tint(band, 0.3)) +
      shape('M-104 -24C-50 -46 20 -38 52 -20C20 -6 -50 -2 -104 -24Z', on('#b5605c')) +
      shape(soft([52, -190, 88, -224, 128, -218, 118, -176, 84, -170]), coat) +
      line('M70 -196q26 -10 46 4', band, 9),
    halfWidth: 140,
    height: 220,
    place: 'ground',
    grip: { kind: 'both', at: [0, -40], scale: 0.66 },
  }
}

export const feather: DrawProp = context => {
  const on = context.light.on
  const green = on('#3f9a86')
  const barbs = Array.from({ length: 13 }, (_, i) => {
    const y = -70 - i * 20
    const w = 62 - Math.abs(i - 7) * 5
    return `M0 ${y}q${-w * 0.6} -8 ${-w} -34M0 ${y}q${w * 0.6} -8 ${w} -34`
  }).join('')
  return {
    drawing: place(
      glow(context, 0, -260, 200, '#d8f6e6', 0.4) +
        shape('M0 -40C-70 -110 -96 -240 -60 -330C-40 -380 40 -380 60 -330C96 -240 70 -110 0 -40Z', green) +
        line(barbs, alpha(tint(green, 0.6), 0.4), 5) +
        ellipse(0, -294, 52, 64, on('#e0b24a')) +
        ellipse(0, -288, 40, 48, on('#3fa0a8')) +
        ellipse(0, -280, 25, 30, on('#2f4a94')) +
        shape('M-12 -304Q0 -286 12 -304Q6 -316 0 -300Q-6 -316 -12 -304Z', green) +
        line('M0 0Q8 -120 0 -240', on('#f6ead2'), 8),
      20,
      -10,
      { turn: 20 },
    ),
    halfWidth: 130,
    height: 360,
    place: 'air',
    grip: { kind: 'upright', at: [26, -40], scale: 0.56 },
  }
}

const speckled = (x: number, y: number, s: number, colour: string, spots: string, turn = 0) =>
  place(
    shape('M0 0C-52 0 -66 -46 -58 -84C-46 -134 -20 -154 0 -154C20 -154 46 -134 58 -84C66 -46 52 0 0 0Z', colour) +
      dots(
        [
          [-26, -56, 8],
          [10, -40, 6],
          [24, -84, 9],
          [-12, -104, 7],
          [-34, -86, 5],
          [2, -70, 5],
          [30, -44, 5],
        ],
        spots,
      ) +
      ellipse(-20, -112, 12, 22, alpha('#ffffff', 0.5), 20),
    x,
    y,
    { scale: s, turn },
  )

export const egg: DrawProp = context => {
  const on = context.light.on
  return {
    drawing:
      ellipse(0, 2, 70, 10, context.light.shadow) +
      glow(context, 0, -90, 190, '#fff2c4', 0.5) +
      line(
        Array.from({ length: 16 }, (_, i) => `M${-90 + i * 12} 0q${(i % 3) * 8 - 8} -16 ${(i % 5) * 6 - 12} -34`).join(
          '',
        ),
        on('#d9b45c'),
        8,
      ) +
      speckled(0, -4, 1.2, on('#c8e2dc'), on('#6f9fa4')),
    halfWidth: 100,
    height: 195,
    place: 'ground',
    grip: { kind: 'both', at: [0, -50], scale: 0.74 },
  }
}

export const nest: DrawProp = context => {
  const on = context.light.on
  const twig = on('#a3744a')
  const { random } = context
  const twigs = (count: number, light: boolean) =>
    line(
      Array.from({ length: count }, () => {
        const x = random.between(-130, 110)
        const y = random.between(-66, -6)
        return `M${n(x)} ${n(y)}q${n(random.between(10, 30))} ${n(random.between(-14, 14))} ${n(random.between(30, 66))} ${n(random.between(-12, 12))}`
      }).join(''),
      light ? tint(twig, 0.3) : shade(twig, 0.3),
      7,
    )
  return {
    drawing:
      ellipse(0, 2, 150, 13, context.light.shadow) +
      ellipse(0, -80, 134, 32, shade(twig, 0.5)) +
      speckled(-56, -50, 0.62, on('#bfe0e4'), on('#6f9fa4'), -12) +
      speckled(52, -50, 0.62, on('#f6dcc0'), on('#c08a6a'), 12) +
      speckled(-2, -46, 0.7, on('#dcebc4'), on('#8aa86a')) +
      shape(
        'M-150 -84Q0 -40 150 -84C140 -20 80 2 0 2C-80 2 -140 -20 -150 -84Z',
        context.defs.verticalGradient(twig, shade(twig, 0.2)),
      ) +
      twigs(16, false) +
      twigs(18, true) +
      line(flow([-152, -84, -70, -60, 0, -56, 70, -60, 152, -84]), tint(twig, 0.2), 13),
    halfWidth: 155,
    height: 165,
    place: 'ground',
    grip: { kind: 'both', at: [0, -30], scale: 0.68 },
  }
}

export const fruitBasket: DrawProp = context => {
  const on = context.light.on
  const cane = on('#c9924f')
  const weave = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 8 }, (_, i) => `M${-130 + i * 34 + (row % 2) * 12} ${-92 + row * 32}q14 12 26 0`).join(''),
  ).join('')
  const mango = (x: number, y: number, turn: number) =>
    place(
      shape(soft([-40, 10, -30, -30, 10, -46, 44, -20, 46, 16, 12, 38, -22, 34]), on('#f4a83c')) +
        ellipse(18, -10, 16, 20, alpha(on('#e8673f'), 0.5)),
      x,
      y,
      { turn },
    )
  const apple = (x: number, y: number, colour: string) =>
    circle(x, y, 40, colour) +
    ellipse(x - 12, y - 14, 10, 14, alpha('#ffffff', 0.4), 20) +
    line(`M${x} ${y - 36}q2 -14 12 -18`, on('#6a4a30'), 6)
  return {
    drawing:
      ellipse(0, 3, 150, 13, context.light.shadow) +
      line('M-130 -120C-120 -290 120 -290 130 -120', shade(cane, 0.14), 19) +
      leafShape(-70, -90, -150, 0.7, on('#6fae5a')) +
      apple(-84, -150, on('#d9485c')) +
      mango(84, -148, -10) +
      place(line('M0 0Q-60 -10 -96 -52', on('#f6d04f'), 30) + line('M8 8Q-44 8 -84 -26', on('#f0bf3f'), 28), 34, -150) +
      dots(
        [
          [-26, -172, 22],
          [4, -186, 22],
          [30, -168, 22],
          [-10, -148, 22],
          [18, -140, 22],
        ],
        on('#7a5aa0'),
      ) +
      apple(-40, -132, on('#8fbf54')) +
      mango(50, -126, 14) +
      shape(
        'M-152 -116H152L122 -4Q0 12 -122 -4Z',
        context.defs.verticalGradient(tint(cane, 0.1), cane, shade(cane, 0.16)),
      ) +
      line(weave, alpha(shade(cane, 0.5), 0.4), 8) +
      line('M-154 -112H154', tint(cane, 0.2), 22) +
      line(
        'M-140 -112l14 -10M-100 -106l14 -10M-60 -106l14 -10M-20 -106l14 -10M20 -106l14 -10M60 -106l14 -10M100 -106l14 -10',
        alpha(shade(cane, 0.5), 0.4),
        6,
      ),
    halfWidth: 155,
    height: 260,
    place: 'ground',
    grip: { kind: 'both', at: [0, -40], scale: 0.72 },
  }
}
