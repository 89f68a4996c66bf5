import type { Gender } from '@kahani/contracts/options'
import type { Situation } from '../situation/situation.ts'

type Row = readonly [child: Gender, message: string]

/** Messages about the child in other words: the situation that is recognized. */
export const VARIED_MESSAGES: readonly (readonly [...Row, Situation['kind']])[] = [
  ['girl', 'Her front tooth fell out this morning while eating an apple', 'tooth'],
  ['boy', 'My son just lost his two front teeth :) he looks so funny', 'tooth'],
  ['girl', 'Please mention that she lost her first tooth today', 'tooth'],
  ['girl', 'Today our little princess Asha turned 3! Nanu Nani are so happy', 'birthday'],
  ['girl', 'kal uska birthday hai', 'birthday'],
  ['girl', 'Our daughter Asha will be six years old on 12th June. She loves dinosaurs', 'birthday'],
  ['boy', 'We r shifting to a new house next month, he is a bit sad about leaving his friends', 'moving'],
  [
    'boy',
    'We’re moving from Delhi to Bengaluru in June because papa got a new job. He’s sad to leave his friends.',
    'moving',
  ],
  ['girl', 'Her best friend Meera has moved to Mumbai and she is sad', 'moving'],
  ['boy', 'my son is starting LKG next week', 'school'],
  ['boy', 'he is joining a new skool next week and is nervus about making friends', 'school'],
  ['girl', 'She started kindergarten today. Love, Nani and Nanu', 'school'],
  ['girl', 'She is nervous about her exams', 'school'],
  ['girl', 'Our second baby is coming in March. Asha is excited to be a didi', 'sibling'],
  ['girl', 'We are expecting a baby and she is a little jealous', 'sibling'],
  ['girl', 'my little granddaughter is afraid of sleeping alone', 'dark'],
  ['girl', 'She is afraid of the dark and wants Mummy to sleep with her', 'dark'],
  ['boy', 'Dadi is in the hospital and he is missing her a lot', 'illness'],
  ['girl', 'She broke her arm last week', 'illness'],
  ['boy', 'He came home from hospital yesterday', 'illness'],
  ['girl', 'Her father works in the army and is posted in Leh', 'travel'],
  ['boy', 'Nana ji passed away and Aarav misses him a lot', 'other'],
  ['boy', 'We just came back from Kerala', 'travel'],
  ['girl', 'we are visiting her mausi in Chennai', 'travel'],
  ['girl', 'It is Diwali and we are going to Nani’s house', 'festival'],
  ['girl', 'We will celebrate Durga Puja in Kolkata', 'festival'],
  ['boy', 'Onam is coming, he loves payasam', 'festival'],
  ['girl', 'She gets scared of thunder and lightning', 'other'],
  ['girl', 'She learnt to ride a cycle yesterday without training wheels', 'other'],
  ['boy', 'Aarav got selected for the school cricket team', 'other'],
  ['boy', 'he got his yellow belt in taekwondo 🥋', 'other'],
  ['girl', 'She loves drawing, dancing and her dog Bruno', 'other'],
]

/** Messages about the child that are not retold: what they mean is not certain, or needs more tact than a rule has. */
export const UNTOLD_MESSAGES: readonly Row[] = [
  ['boy', 'He wets the bed sometimes, please help him'],
  ['girl', 'She does not like vegetables and fights with her brother'],
  ['boy', 'He is very stubborn these days'],
  ['boy', 'Their parents are getting divorced and he is sad'],
  ['boy', 'His dog died yesterday'],
  ['girl', 'She is afraid of her father'],
  ['girl', 'Her mother is in the ICU'],
  ['girl', 'Her grandmother had a heart operation'],
  ['boy', 'He had dengue and is in hospital'],
  ['boy', 'Aarav has a stammer and children laugh at him'],
  ['girl', 'She lost her favourite doll yesterday'],
  ['boy', 'He lost the match and cried'],
  ['girl', 'She made her mother cry'],
  ['boy', 'He is no longer scared of the dark'],
  ['girl', 'She used to be scared of the dark'],
  ['girl', 'She is not nervous about moving to Pune'],
  ['girl', 'She has not lost any teeth yet'],
  ['girl', 'If she is good, she is going to Goa'],
  ['girl', 'Is she moving to Pune?'],
  ['girl', 'Her brother is starting school on Monday'],
  ['boy', 'His father is moving to Dubai'],
  ['girl', 'He is a good boy and he started school today'],
  ['boy', 'mera beta Aarav aaj school gaya'],
  ['girl', 'मेरी बेटी का आज जन्मदिन है'],
]

/** Messages to the child and wishes for the story, with the words that appear in the story. */
export const SPOKEN_MESSAGES: readonly (readonly [...Row, string])[] = [
  ['girl', 'Happy birthday my love', '“Happy birthday my love.”'],
  ['girl', 'We love you so much', '“We love you so much.”'],
  ['girl', 'we love her so much', '“We love you so much.”'],
  ['girl', 'She is our sunshine', '“You are our sunshine.”'],
  ['boy', 'Aarav makes us so proud', '“You make us so proud.”'],
  ['boy', 'Aarav, you are going to be a big brother!', '“Aarav, you are going to be a big brother!”'],
  ['girl', 'Papa is so proud', '“Papa is so proud.”'],
  ['girl', 'Asha be brave always', '“Asha be brave always.”'],
  ['girl', 'My dear Asha, always be kind', '“My dear Asha, always be kind.”'],
  ['girl', 'Our brave little girl Asha', '“Our brave little girl Asha.”'],
  ['girl', 'Please make it about trains', 'about trains'],
  ['girl', 'Please make it about her first day at school', 'about her first day at school'],
]
