import type { Idea } from '@kahani/wishes/ideas'
import type { Plot } from '../format/storyboard.ts'
import { babyWhoKnewNobody } from './baby-who-knew-nobody/storyboard.ts'
import { ballThatNobodyHad } from './ball-that-nobody-had/storyboard.ts'
import { ballThatStayedUp } from './ball-that-stayed-up/storyboard.ts'
import { bellThatSaidTok } from './bell-that-said-tok/storyboard.ts'
import { carpetOfFlowers } from './carpet-of-flowers/storyboard.ts'
import { coloursThatWentHome } from './colours-that-went-home/storyboard.ts'
import { drumInTheWall } from './drum-in-the-wall/storyboard.ts'
import { elephantsOnTiptoe } from './elephants-on-tiptoe/storyboard.ts'
import { lampThatFearedTheDark } from './lamp-that-feared-the-dark/storyboard.ts'
import { laneOfLamps } from './lane-of-lamps/storyboard.ts'
import { lastBox } from './last-box/storyboard.ts'
import { lastStar } from './last-star/storyboard.ts'
import { lastTrain } from './last-train/storyboard.ts'
import { lorryAHandTooTall } from './lorry-a-hand-too-tall/storyboard.ts'
import { newMoonBazaar } from './new-moon-bazaar/storyboard.ts'
import { patientInTheCorner } from './patient-in-the-corner/storyboard.ts'
import { potBeforeSunrise } from './pot-before-sunrise/storyboard.ts'
import { quietDrums } from './quiet-drums/storyboard.ts'
import { shyGarden } from './shy-garden/storyboard.ts'
import { snowmanWhoWasTooWarm } from './snowman-who-was-too-warm/storyboard.ts'
import { songInTheBox } from './song-in-the-box/storyboard.ts'
import { tickleThatTookSoLong } from './tickle-that-took-so-long/storyboard.ts'
import { turtlesAndTheLamp } from './turtles-and-the-lamp/storyboard.ts'

/** The plots of each idea by the name of their folder; those for `anything` can be about whatever a family says. */
export const PLOTS: Readonly<Record<Idea | 'anything', Readonly<Record<string, Plot>>>> = {
  vehicles: { 'lorry-a-hand-too-tall': lorryAHandTooTall },
  anything: { 'colours-that-went-home': coloursThatWentHome },
  'first-day-of-school': { 'bell-that-said-tok': bellThatSaidTok },
  'moving-house': { 'last-box': lastBox },
  'new-baby': { 'baby-who-knew-nobody': babyWhoKnewNobody },
  birthday: { 'song-in-the-box': songInTheBox },
  cricket: { 'ball-that-nobody-had': ballThatNobodyHad, 'ball-that-stayed-up': ballThatStayedUp },
  christmas: { 'last-star': lastStar },
  dance: { 'quiet-drums': quietDrums, 'drum-in-the-wall': drumInTheWall },
  dark: { 'lamp-that-feared-the-dark': lampThatFearedTheDark },
  dinosaurs: { 'tickle-that-took-so-long': tickleThatTookSoLong },
  diwali: { 'lane-of-lamps': laneOfLamps },
  eid: { 'new-moon-bazaar': newMoonBazaar },
  elephants: { 'elephants-on-tiptoe': elephantsOnTiptoe },
  garden: { 'shy-garden': shyGarden },
  hospital: { 'patient-in-the-corner': patientInTheCorner },
  onam: { 'carpet-of-flowers': carpetOfFlowers },
  pongal: { 'pot-before-sunrise': potBeforeSunrise },
  sea: { 'turtles-and-the-lamp': turtlesAndTheLamp },
  snow: { 'snowman-who-was-too-warm': snowmanWhoWasTooWarm },
  train: { 'last-train': lastTrain },
}
