import { alpha, shade, tint } from '../../canvas/colour.ts'
import { circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import type { Vec3 } from '../../space/vec3.ts'
import type { Piece } from '../../stage/stage.ts'
import type { Room } from './room.ts'

/** Small things that lie on floors, in world units with the origin below them. */

type FloorThing = 'slippers' | 'ball' | 'blocks' | 'elephant' | 'books' | 'top' | 'pouffe' | 'cricket-bat' | 'basket'

function drawThing({ lit, family, stage }: Room, thing: FloorThing): string {
  const [a, b, c] = family.accents.map(lit) as [string, string, string]
  const wood = lit(tint(family.wood, 0.2))
  const shadow = (half: number) => ellipse(0, 2, half, half * 0.14, stage.context.light.shadow)
  switch (thing) {
    case 'slippers':
      return [-74, 64]
        .map((x, i) =>
          place(
            ellipse(0, 0, 52, 17, shade(b, 0.3), i * 10 - 6) +
              ellipse(0, -8, 50, 15, b, i * 10 - 6) +
              line('M-16 -12Q6 -46 30 -14', c, 10),
            x,
            i * 14,
          ),
        )
        .join('')
    case 'ball':
      return (
        shadow(96) +
        circle(0, -90, 90, a) +
        shape('M-86 -70Q0 -20 86 -70A90 90 0 0 0 84 -112Q0 -60 -84 -112A90 90 0 0 0 -86 -70Z', c) +
        circle(26, -126, 26, alpha('#ffffff', 0.3))
      )
    case 'blocks':
      return (
        shadow(170) +
        shape('M-150 0H-40V-110H-150ZM-20 0H90V-110H-20Z', a) +
        shape('M-20 0H90V-110H-20Z', b) +
        shape('M-96 -110H14V-220H-96Z', c) +
        circle(-40, -166, 30, a) +
        shape('M-132 -22H-58L-95 -88Z', c)
      )
    case 'elephant':
      return (
        shadow(190) +
        shape(
          'M-150 -40C-160 -190 -90 -220 0 -216C80 -214 110 -190 120 -150C160 -140 176 -90 168 -30C166 -10 146 -10 146 -30C146 -70 140 -80 122 -84L110 -40Z',
          lit('#8fa0b8'),
        ) +
        shape('M-130 -60H-70V-20H-130ZM50 -60H110V-20H50Z', lit('#7f90aa')) +
        shape('M-100 -214H10V-130Q-46 -110 -100 -130Z', a) +
        line('M-96 -140Q-46 -116 6 -140', c, 10) +
        circle(-96, -14, 30, wood) +
        circle(80, -14, 30, wood) +
        circle(-96, -14, 11, c) +
        circle(80, -14, 11, c) +
        circle(104, -158, 9, '#3a2a40') +
        ellipse(62, -150, 34, 46, lit('#a3b3c8'))
      )
    case 'books':
      return (
        shadow(160) +
        shape('M-140 0H130V-44H-140Z', b) +
        shape('M-120 -44H140V-84H-120Z', a) +
        shape('M-130 -84H100V-124H-130Z', c) +
        shape('M-130 -8H120V-18H-130ZM-110 -52H130V-62H-110ZM-120 -92H92V-102H-120Z', alpha('#fff6e0', 0.8))
      )
    case 'top':
      return (
        shadow(60) +
        line('M0 -150V-110', wood, 14) +
        shape('M-72 -110Q0 -140 72 -110Q60 -50 0 0Q-60 -50 -72 -110Z', a) +
        shape('M-66 -86Q0 -60 66 -86Q62 -70 54 -60Q0 -36 -54 -60Q-62 -70 -66 -86Z', c)
      )
    case 'pouffe':
      return (
        shadow(230) +
        shape(
          'M-210 -30C-240 -110 -220 -200 -180 -220C-60 -250 60 -250 180 -220C220 -200 240 -110 210 -30C100 10 -100 10 -210 -30Z',
          a,
        ) +
        shape('M-180 -220C-60 -250 60 -250 180 -220C60 -190 -60 -190 -180 -220Z', tint(a, 0.2)) +
        line(
          'M-120 -206C-150 -140 -150 -70 -124 -12M-40 -200C-54 -140 -54 -60 -42 -2M40 -200C54 -140 54 -60 42 -2M120 -206C150 -140 150 -70 124 -12',
          c,
          9,
        )
      )
    case 'cricket-bat':
      return place(
        shape('M-46 0Q-52 -220 -40 -360L-14 -400V-600H14V-400L40 -360Q52 -220 46 0Q0 20 -46 0Z', lit('#e0b878')) +
          shape('M-17 -600H17V-420H-17Z', b) +
          shape('M8 -6Q20 -200 14 -380L40 -360Q52 -220 46 0Z', alpha(shade(wood, 0.4), 0.2)),
        0,
        0,
        { turn: 12 },
      )
    case 'basket':
      return (
        shadow(190) +
        shape('M-180 -190H180L150 0H-150Z', lit('#d9a862')) +
        line('M-172 -140H172M-164 -95H164M-156 -48H156', alpha(shade(wood, 0.4), 0.4), 9) +
        shape('M-150 -190Q-100 -290 -30 -240Q20 -310 90 -240Q140 -260 156 -190Z', b) +
        shape('M-60 -240Q0 -200 60 -236Q80 -200 100 -190H-90Q-84 -220 -60 -240Z', c) +
        shape('M-190 -206H190V-176H-190Z', lit('#c58f48'))
      )
  }
}

/** A small thing that stands on the floor. */
export const onFloor = (
  room: Room,
  thing: FloorThing,
  at: Vec3,
  options: { scale?: number; mirrored?: boolean } = {},
): Piece => room.stage.stand(drawThing(room, thing), at, options)

/** Small things in the corners of wide pictures, near the camera. */
export function strewn(room: Room, left: FloorThing, right: FloorThing): Piece[] {
  const { camera, view } = room.stage
  if (camera !== 'wide' && camera !== 'from-above') return []
  const z = camera === 'wide' ? -1150 : -420
  return [
    onFloor(room, left, [view.xOf(-0.74, z), 0, z]),
    onFloor(room, right, [view.xOf(0.78, z - 120), 0, z - 120], { mirrored: true }),
  ]
}
