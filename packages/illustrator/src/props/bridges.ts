import { alpha, shade, tint } from '../canvas/colour.ts'
import { blob, curve, n, type Point, points } from '../canvas/path.ts'
import { box, line, place, shape } from '../canvas/svg.ts'
import { crack } from './materials.ts'
import { prop } from './prop.ts'
import type { DrawProp } from './prop-drawing.ts'

/** Bridges of rope and boards. */

/** A rope bridge between two banks. `broken` it has no planks in the middle, `cracked` one of them breaks. */
const ropeBridge = (collapsed: boolean): DrawProp =>
  prop({ states: collapsed ? [] : ['broken', 'cracked', 'mended'], scale: 2.6 }, ({ context, on, is }) => {
    const broken = collapsed || is('broken')
    const wood = on('#b07a4c')
    const rope = on('#d8b880')
    const sag = (x: number) => -150 + 70 * (1 - (x / 430) ** 2)
    const planks: string[] = []
    for (let x = -410; x <= 410; x += 46) {
      if (broken && Math.abs(x) < 120) continue
      planks.push(place(box(-19, -13, 38, 27, x % 92 ? wood : shade(wood, 0.1), 5), x, sag(x), { turn: -x * 0.022 }))
    }
    const dangling = broken
      ? place(box(-19, 0, 38, 25, wood, 5) + line('M-14 0V-44', rope, 5), -110, sag(-110) + 74, { turn: 24 }) +
        place(box(-19, 0, 38, 25, shade(wood, 0.1), 5) + line('M12 0V-50', rope, 5), 116, sag(116) + 84, {
          turn: -32,
        }) +
        line('M-132 -200q40 70 22 150M132 -200q-30 60 -14 130', rope, 9)
      : ''
    const rail = (side: number) =>
      broken
        ? curve([
            [-430, -310 + side],
            [-300, -250 + side],
            [-140, -196 + side],
          ]) +
          curve([
            [430, -310 + side],
            [300, -250 + side],
            [140, -196 + side],
          ])
        : curve([
            [-430, -310 + side],
            [-220, -250 + side],
            [0, -230 + side],
            [220, -250 + side],
            [430, -310 + side],
          ])
    const ties: string[] = []
    for (let x = -400; x <= 400; x += 66)
      if (!broken || Math.abs(x) > 150) ties.push(`M${x} ${n(sag(x))}V${n(-306 + 78 * (1 - (x / 430) ** 2))}`)
    const post = (x: number) =>
      box(x - 20, -350, 40, 260, context.defs.horizontalGradient(shade(wood, 0.24), shade(wood, 0.08)), 10) +
      line(`M${x - 20} -300h40M${x - 20} -284h40`, rope, 9)
    const stone = on('#958d80')
    const bank = (side: 1 | -1) => {
      const at = (row: readonly number[]) => points(row).map(([x, y]): Point => [x * side, y])
      return (
        shape(
          blob(at([380, -136, 470, -152, 590, -120, 640, -30, 600, 34, 480, 46, 372, 30, 344, -20, 360, -90])),
          context.defs.verticalGradient(tint(stone, 0.1), stone, shade(stone, 0.2)),
        ) +
        line(
          curve(at([392, -70, 440, -60, 460, -84])) +
            curve(at([420, 0, 480, 8, 520, -12])) +
            curve(at([520, -70, 560, -60, 590, -76])),
          alpha(shade(stone, 0.5), 0.3),
          7,
        ) +
        shape(
          blob(at([366, -126, 410, -168, 500, -172, 600, -136, 606, -112, 540, -120, 480, -104, 430, -122, 392, -104])),
          on('#7fae62'),
        )
      )
    }
    const stream =
      shape(
        'M-372 -40C-300 -76 300 -76 372 -40C420 6 470 30 520 44C300 66 -300 66 -520 44C-470 30 -420 6 -372 -40Z',
        context.defs.verticalGradient(on('#8fd0d6'), on('#4f9fb4')),
      ) + line('M-300 -20h120M-60 -34h140M150 -12h130M-180 16h150M60 20h170', alpha('#ffffff', 0.4), 6)
    return {
      drawing:
        stream +
        bank(-1) +
        bank(1) +
        line(rail(-12), shade(rope, 0.2), 8) +
        planks.join('') +
        line(ties.join(''), rope, 5) +
        line(rail(0), rope, 10) +
        dangling +
        (is('cracked') ? crack([-20, -96, 6, -84, -10, -74, 12, -64], wood, 9) : '') +
        (is('mended') ? line('M-108 -104L108 -104M-100 -84L100 -84', on('#e8cf9a'), 12) : '') +
        post(-424) +
        post(424),
      halfWidth: 640,
      height: 360,
      place: 'scene',
      seat: [broken ? -300 : 0, broken ? -100 : -80],
    }
  })

export const bridge = ropeBridge(false)

export const brokenBridge = ropeBridge(true)
