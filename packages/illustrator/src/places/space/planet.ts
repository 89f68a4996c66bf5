import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { line, place, SIZE, shape } from '../../canvas/svg.ts'
import { land, ridge } from '../../scenery/land.ts'
import { planet } from '../../scenery/planets.ts'
import { createSettingScene, type DrawSetting, horizonOf, type SettingScene, type Stage } from '../../stage/stage.ts'
import { lipOf } from '../backlight.ts'
import { levelPlane } from '../plane.ts'
import { deepSky, dustOf, ofSide, spaceOf } from './heavens.ts'
import { bulb, curl, giantFlower, growth, moss, scales, spiral, spire, type World } from './planet-plants.ts'

const WORLDS: readonly [World, ...World[]] = [
  { soil: '#d98a72', plant: '#4fae9c', accent: '#f2c35c' },
  { soil: '#8f7fc8', plant: '#5fb87a', accent: '#f08aa8' },
  { soil: '#6fa8a0', plant: '#d977a0', accent: '#f6d878' },
  { soil: '#cfa35c', plant: '#6a7fd0', accent: '#ef7f5c' },
]

/** Side 0: spires below a planet with a ring; 1: a valley of curled plants with warm pools; 2: arches of rock below floating islands. */
export const otherPlanet: DrawSetting = shown => {
  const stage = ofSide(shown)
  const world = stage.context.bookRandom.fork('planet').pick(WORLDS)
  const sky = spaceOf(stage)
  const { camera, context } = stage
  const tone = (colour: string): string => {
    const lit = mix(mix(colour, sky[3], 0.14), sky[1], context.light.dark ? 0.24 : 0.04)
    return camera === 'silhouette' ? mix(lit, '#1c1438', 0.62) : lit
  }
  const scene = (VIEWS[stage.side % VIEWS.length] ?? spires)(stage, world, tone)
  const soil = tone(world.soil)
  return createSettingScene({
    sky: deepSky(stage, 150) + scene.sky,
    far: hillsAway(stage, soil) + (scene.far ?? ''),
    ground:
      dustOf(stage, { colour: soil, dark: mix(shade(soil, 0.5), sky[0], 0.3), craters: 4 }) +
      scene.ground +
      moss(stage, tone(world.plant)) +
      lipOf(stage, soil),
    pieces: scene.pieces,
    front:
      camera === 'wide'
        ? place(curl(tone(world.plant), 460), 40, 1590) +
          place(bulb(stage, tone(world.plant), tone(world.accent), 200), 250, 1590) +
          place(curl(tone(world.plant), 380), 1500, 1590, { mirrored: true })
        : '',
    medium: 'space',
    spots: scene.spots,
  })
}

type Scene = Pick<SettingScene, 'sky' | 'ground' | 'pieces' | 'spots'> & { far?: string }

type DrawView = (stage: Stage, world: World, tone: (colour: string) => string) => Scene

function hillsAway(stage: Stage, soil: string): string {
  const horizon = horizonOf(stage)
  if (horizon < -200 || horizon > SIZE) return ''
  const sky = spaceOf(stage)
  const { random } = stage.context
  return (
    land(stage.context, ridge(random, horizon - 60, 60), mix(soil, sky[2], 0.46), { marks: 18, depth: 60 }) +
    land(stage.context, ridge(random, horizon - 14, 30), mix(soil, sky[2], 0.24), { marks: 18, depth: 60 })
  )
}

const spires: DrawView = (stage, world, tone) => {
  const { context } = stage
  const sky = spaceOf(stage)
  const far = mix(tone(world.soil), sky[2], 0.3)
  const reach = 768 / stage.view.scaleAt([0, 0, 9000])
  return {
    sky:
      stage.camera === 'from-above'
        ? ''
        : planet(context, 1130, 320, 160, tone(world.accent), 'ring') +
          planet(context, 300, 250, 60, tone(world.plant), 'spots'),
    ground: spiral(stage, tint(tone(world.soil), 0.5), tone(world.accent)),
    pieces: [
      stage.stand(spire(stage, mix(far, sky[2], 0.2), 5600, -4), [reach * 0.86, 0, 11000]),
      stage.stand(spire(stage, far, 4000, 5), [-reach * 0.8, 0, 9000]),
      stage.stand(spire(stage, far, 2600, -3), [-reach * 0.5, 0, 8400]),
      stage.stand(spire(stage, mix(far, tone(world.soil), 0.5), 2300, 6), [reach * 0.62, 0, 6000]),
      ...growth(stage, world, tone, 5),
    ],
    spots: { seat: { at: [-700, 0, stage.view.zOf('middle')], seat: 200 } },
  }
}

const pools: DrawView = (stage, world, tone) => {
  const { context } = stage
  const ground = levelPlane(stage)
  const glowing = mix(tone(world.accent), '#ffffff', 0.2)
  const middle = stage.view.zOf('middle')
  const pool = (x: number, z: number, r: number) =>
    shape(ground.disc(x, z, r * 1.12, r * 0.56), tint(tone(world.soil), 0.3)) +
    shape(ground.disc(x, z, r, r * 0.48), mix(glowing, tone(world.plant), 0.4)) +
    shape(ground.disc(x, z + r * 0.04, r * 0.76, r * 0.34), glowing) +
    shape(ground.disc(x - r * 0.2, z + r * 0.1, r * 0.24, r * 0.07), alpha('#ffffff', 0.6))
  const reach = 768 / stage.view.scaleAt([0, 0, middle])
  const steam = (x: number, z: number) =>
    stage.stand(
      line('M-120 0Q-260 -300 -60 -560T-140 -1100M120 0Q260 -260 80 -520T180 -980', alpha('#ffffff', 0.2), 90),
      [x, 30, z],
    )
  return {
    sky:
      stage.camera === 'from-above'
        ? ''
        : planet(context, 320, 300, 130, tone(world.plant), 'bands') +
          planet(context, 1320, 210, 50, tone(world.accent), 'spots'),
    ground:
      pool(-reach * 1.2, 3900, 900) +
      pool(reach * 0.95, 2600, 760) +
      pool(-reach * 0.62, middle + 500, 460) +
      pool(reach * 0.7, -300, 420),
    pieces: [
      steam(-reach * 1.2, 3900),
      steam(reach * 0.95, 2600),
      stage.stand(giantFlower(stage, tone(world.plant), tone(world.accent)), [reach * 1.5, 0, 4800]),
      stage.stand(
        giantFlower(stage, tone(mix(world.plant, '#4060a0', 0.2)), tone(mix(world.accent, '#ff9080', 0.3))),
        [-reach * 1.25, 0, 6200],
        { mirrored: true, scale: 1.2 },
      ),
      ...growth(stage, world, tone, 7),
    ],
    spots: { seat: { at: [reach * 0.5, 0, middle + 60], seat: 200 }, ledge: { at: [reach * 0.45, 0, -120], seat: 40 } },
  }
}

const arches: DrawView = (stage, world, tone) => {
  const { context } = stage
  const sky = spaceOf(stage)
  const soil = tone(world.soil)
  const arch = (width: number, height: number, colour: string) =>
    shape(
      `M${-width} 80C${-width * 1.1} ${-height * 0.7} ${-width * 0.6} ${-height} 0 ${-height}C${width * 0.6} ${-height} ${width * 1.1} ${-height * 0.6} ${width * 0.96} 80H${width * 0.52}C${width * 0.62} ${-height * 0.5} ${width * 0.4} ${-height * 0.72} 0 ${-height * 0.72}C${-width * 0.4} ${-height * 0.72} ${-width * 0.64} ${-height * 0.46} ${-width * 0.56} 80Z`,
      context.defs.verticalGradient(tint(colour, 0.2), colour, shade(colour, 0.2)),
    )
  const island = (s: number) =>
    place(
      shape(
        'M-700 0C-600 140 -300 380 -40 620C100 480 420 300 720 0Z',
        context.defs.verticalGradient(soil, shade(mix(soil, sky[1], 0.3), 0.3)),
      ) +
        shape(
          'M-740 10C-640 -90 -300 -120 0 -120S640 -90 760 10C400 60 -400 60 -740 10Z',
          mix(tone(world.plant), sky[2], 0.14),
        ) +
        place(curl(mix(tone(world.plant), sky[2], 0.1), 360), -260, -60) +
        place(curl(mix(tone(world.plant), sky[2], 0.16), 260), 260, -60, { mirrored: true }) +
        line('M120 40Q140 400 100 900', alpha('#e8f6ff', 0.5), 40),
      0,
      0,
      { scale: s },
    )
  const reach = 768 / stage.view.scaleAt([0, 0, 8000])
  const flat = stage.camera === 'from-above'
  return {
    sky: flat
      ? ''
      : planet(context, 1240, 260, 100, tone(world.plant), 'spots') +
        planet(context, 1010, 170, 40, tone(world.accent), 'bands'),
    far: flat
      ? ''
      : stage.stand(island(2.2), [-reach * 0.55, 3600, 9500]).drawing +
        stage.stand(island(1.3), [reach * 0.55, 3000, 8600]).drawing,
    ground: scales(stage, tone(world.soil)),
    pieces: [
      stage.stand(arch(2600, 3700, mix(soil, sky[2], 0.3)), [reach * 0.25, 0, 8000]),
      stage.stand(spire(stage, mix(soil, sky[2], 0.16), 2300, 8), [-reach * 0.9, 0, 5600]),
      ...growth(stage, world, tone, 5),
    ],
    spots: { seat: { at: [700, 0, stage.view.zOf('middle')], seat: 200 }, ledge: { at: [reach * 0.25, 3700, 8000] } },
  }
}

const VIEWS: readonly DrawView[] = [spires, pools, arches]
