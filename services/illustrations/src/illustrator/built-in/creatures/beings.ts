import { alpha, shade, tint } from '../canvas/colour.ts'
import { blob, circlePath, flow, type Point, points, soft, taper } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, shape } from '../canvas/svg.ts'
import { glow } from '../scenery/sky.ts'
import type { DrawCreature } from './creature.ts'
import { blush, eye, eyes } from './parts.ts'

/** Guides of the sea and the sky, and a robot. */

export const dolphin: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const back = on('#5f93b8')
  const belly = on('#eef4f0')
  const body =
    'M236 -176C250 -172 262 -160 250 -148C232 -136 206 -134 182 -130C110 -70 -20 -40 -150 -92C-170 -100 -186 -108 -200 -118C-196 -134 -184 -140 -170 -150C-90 -196 -30 -252 80 -254C150 -254 190 -226 206 -190Z'
  return {
    drawing:
      shape(soft([-180, -140, -236, -196, -282, -190, -262, -140, -290, -84, -240, -78, -178, -112]), back) +
      shape('M-10 -234C-40 -300 -70 -320 -110 -322C-92 -282 -88 -248 -76 -212Z', back) +
      shape(body, context.defs.verticalGradient(tint(back, 0.1), back, shade(back, 0.06))) +
      context.defs.clip(body, shape('M260 -156C200 -128 140 -120 60 -116C-40 -110 -120 -112 -200 -128V0H260Z', belly)) +
      shape('M60 -112C40 -60 6 -34 -40 -26C-36 -62 -20 -96 0 -116Z', shade(back, 0.1)) +
      eye(140, -186, 17, asleep) +
      line(`M168 -150Q206 -136 240 -156`, '#3a4a5c', 6) +
      ellipse(128, -154, 22, 14, context.defs.radialGradient(alpha('#f0707a', 0.5), alpha('#f0707a', 0))) +
      line(flow([-60, -214, 10, -234, 80, -236]), alpha('#ffffff', 0.4), 12),
    halfWidth: 280,
    height: 320,
    stands: false,
    head: { at: [150, -180], r: 110 },
  }
}

export const fish: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const coat = on('#f2904a')
  const fin = on('#f7bd55')
  const body = soft([146, -112, 104, -186, 10, -214, -84, -172, -124, -108, -84, -46, 10, -6, 104, -36])
  return {
    drawing:
      shape('M-104 -108C-150 -180 -206 -196 -230 -186C-206 -150 -206 -70 -230 -32C-200 -22 -150 -40 -104 -108Z', fin) +
      line(
        'M-124 -108Q-170 -130 -208 -160M-124 -108Q-170 -88 -206 -56M-130 -108H-200',
        alpha(shade(fin, 0.4), 0.4),
        6,
      ) +
      shape('M-40 -194C-30 -254 40 -274 86 -252C70 -226 66 -206 70 -186Z', fin) +
      shape('M-20 -20C-20 22 20 40 56 34C46 14 46 -4 52 -18Z', fin) +
      shape(body, context.defs.verticalGradient(tint(coat, 0.14), coat, shade(coat, 0.06))) +
      context.defs.clip(
        body,
        shape(
          'M50 -230C20 -150 20 -70 50 10H14C-16 -70 -16 -150 14 -230ZM-50 -230C-80 -150 -80 -70 -50 10H-86C-116 -70 -116 -150 -86 -230Z',
          on('#fff4e0'),
        ),
      ) +
      shape(soft([10, -100, -34, -78, -44, -40, -6, -50, 22, -74]), fin) +
      eyes(100, -130, 24, 17, asleep) +
      line('M92 -84Q110 -68 130 -84', '#7c2a35', 7) +
      blush(context, 104, -98, 40, 15),
    halfWidth: 200,
    height: 270,
    stands: false,
    head: { at: [80, -116], r: 120 },
  }
}

export const starChild: DrawCreature = (context, { asleep }) => {
  const points: Point[] = Array.from({ length: 10 }, (_, i): Point => {
    const r = i % 2 ? 104 : 186
    return [Math.sin((i * Math.PI) / 5) * r, -180 - Math.cos((i * Math.PI) / 5) * r]
  })
  const body = blob(points)
  return {
    drawing:
      glow(context, 0, -180, 380, '#ffe39a', 0.7) +
      shape(body, context.defs.verticalGradient('#fff3c4', '#ffdf86', '#f8c45a')) +
      line(body, alpha('#fffaf0', 0.6), 7) +
      ellipse(-26, -250, 34, 16, alpha('#ffffff', 0.55), -24) +
      eyes(8, -186, 38, 19, asleep) +
      (asleep
        ? line('M0 -146q10 8 20 0', '#8a4a2c', 5)
        : shape('M-12 -154Q10 -148 34 -156Q30 -128 10 -128Q-8 -130 -12 -154Z', '#8c3a35') +
          shape('M0 -136Q10 -142 22 -138Q10 -126 0 -136Z', '#e2777a')) +
      blush(context, 8, -150, 62, 20) +
      dots(
        [
          [-150, -330, 7],
          [164, -300, 9],
          [190, -120, 6],
          [-184, -110, 8],
        ],
        '#fff4d2',
      ),
    halfWidth: 190,
    height: 370,
    stands: false,
    head: { at: [0, -180], r: 0 },
  }
}

export const cloudling: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const white = on('#fdf8f0')
  const low = on('#bcd3e4')
  const heap: [number, number, number][] = [
    [-140, -84, 74],
    [-70, -148, 92],
    [30, -166, 104],
    [124, -110, 80],
    [-20, -84, 96],
    [70, -74, 84],
  ]
  return {
    drawing:
      shape(heap.map(([x, y, r]) => circlePath(x, y + 12, r)).join(''), low) +
      shape(
        heap.map(([x, y, r]) => circlePath(x, y, r)).join(''),
        context.defs.verticalGradient('#ffffff', white, on('#dfe9f0')),
      ) +
      line('M-96 -184q20 -34 56 -34M70 -232q34 2 50 30', alpha(low, 0.8), 8) +
      eyes(24, -112, 42, 20, asleep) +
      line('M4 -76Q24 -56 46 -76', '#5a4a6a', 7) +
      blush(context, 24, -80, 72, 24) +
      [-100, -36, 30, 96]
        .map((x, i) => shape(`M${x} ${10 + (i % 2) * 18}q-12 22 0 32q14 -8 0 -32Z`, on('#8fc0de')))
        .join(''),
    halfWidth: 220,
    height: 290,
    stands: false,
    head: { at: [0, -120], r: 0 },
  }
}

export const robot: DrawCreature = (context, { asleep }) => {
  const on = context.light.on
  const shell = on('#8fc0c0')
  const dark = on('#4f8490')
  const trim = on('#f0a04a')
  const arm = (side: 1 | -1) =>
    shape(
      taper(
        [
          [side * 92, -220],
          [side * 142, -190],
          [side * 150, -130],
        ],
        17,
        15,
      ),
      dark,
    ) +
    circle(side * 152, -112, 26, trim) +
    line(`M${side * 144} -92l-6 16M${side * 160} -92l8 16`, trim, 11)
  const lamp = asleep ? '#7fa8a8' : '#ffe79a'
  return {
    drawing:
      ellipse(0, 3, 110, 13, context.light.shadow) +
      shape(taper(points([-40, -80, -42, -26]), 20, 18) + taper(points([42, -80, 44, -26]), 20, 18), dark) +
      box(-80, -34, 70, 36, trim, 16) +
      box(14, -34, 70, 36, trim, 16) +
      arm(-1) +
      arm(1) +
      box(-94, -262, 188, 190, context.defs.horizontalGradient(shade(shell, 0.12), shell, tint(shell, 0.16)), 54) +
      box(-54, -222, 108, 84, on('#f6ead2'), 20) +
      shape('M0 -150C-44 -176 -34 -208 -12 -206Q-2 -204 0 -194Q4 -204 14 -206C36 -208 44 -176 0 -150Z', on('#e5605c')) +
      dots(
        [
          [-30, -108, 9],
          [0, -108, 9],
          [30, -108, 9],
        ],
        trim,
      ) +
      box(-26, -286, 52, 34, dark, 8) +
      box(-118, -452, 236, 178, context.defs.verticalGradient(tint(shell, 0.2), shell), 66) +
      box(-92, -424, 186, 120, on('#24405a'), 46) +
      (asleep
        ? eyes(2, -366, 40, 18, true, '#9fe8d8')
        : circle(-38, -366, 22, '#9ff0dc') +
          circle(42, -366, 22, '#9ff0dc') +
          circle(-32, -374, 8, '#ffffff') +
          circle(48, -374, 8, '#ffffff')) +
      line('M-20 -330Q2 -314 26 -330', '#9ff0dc', 7) +
      blush(context, 2, -336, 68, 16) +
      circle(-122, -364, 24, trim) +
      circle(122, -364, 24, trim) +
      line('M0 -452V-500', dark, 9) +
      (asleep ? '' : glow(context, 0, -512, 80, '#ffe79a', 0.6)) +
      circle(0, -512, 18, lamp) +
      line('M-84 -428q10 -12 26 -14', alpha('#ffffff', 0.6), 10),
    halfWidth: 180,
    height: 530,
    stands: true,
    head: { at: [0, -364], r: 0 },
  }
}
