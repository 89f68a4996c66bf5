import { expect, test } from 'vitest'
import { findValue } from './find-value.ts'
import { findVirtue } from './find-virtue.ts'

test.each([
  ...[
    'kindness',
    'helping others',
    'Not hitting others',
    'dont hit the baby',
    'looking after elders',
    'being nice to her sister',
    'no fighting with didi',
    'madad karna',
    'दूसरों की मदद करना',
    'caring',
  ].map(text => [text, 'kindness']),
  ...[
    'telling the truth',
    'telling truth',
    'always being honest',
    'she should stop lying',
    'saying sorry',
    'sach bolna',
    'jhooth nahi bolna',
    'झूठ मत बोलो',
    'ईमानदारी',
    'உண்மை பேசுதல்',
  ].map(text => [text, 'honesty']),
  ...[
    'not giving up',
    'never give up',
    'don’t give up',
    'mehnat',
    'keep trying',
    'haar nahi maanna',
    'मेहनत करना',
    'determination',
  ].map(text => [text, 'perseverance']),
  ...['thank you bolna', 'being thankful', 'शुक्रिया कहना', 'நன்றி', 'being happy with what you have'].map(text => [
    text,
    'gratitude',
  ]),
  ...['sharing toys with brother', 'share karna', 'baantna', 'मिल-बाँटकर खेलना', 'not being selfish'].map(text => [
    text,
    'sharing',
  ]),
  ...[
    'himmat rakhna',
    'being brave',
    'not being scared',
    'facing her fears',
    'standing up to bullies',
    'बहादुर बनना',
    'ధైర్యం',
  ].map(text => [text, 'courage']),
  ...[
    'respecting elders',
    'She must listen to her mother',
    'good manners',
    'always say please and thank you to elders',
    'bado ka aadar',
    'बड़ों का आदर',
  ].map(text => [text, 'respect']),
  ...[
    'apni cheeze khud sambhalna',
    'taking care of his toys',
    'doing things by herself',
    'keeping promises',
    'cleaning her room',
    'zimmedari',
    'ज़िम्मेदारी',
  ].map(text => [text, 'responsibility']),
  ...['asking questions', 'trying new things', 'sawaal poochna', 'जिज्ञासा'].map(text => [text, 'curiosity']),
  ...['making friends', 'dosti', 'including others', 'दोस्ती', 'நட்பு'].map(text => [text, 'friendship']),
])('“%s” means %s', (text, value) => {
  expect(findValue(text)).toBe(value)
  expect(findVirtue(text)).toBeNull()
})

test.each([
  ...[
    'patience',
    'Patience.',
    'hope',
    'faith',
    'teamwork',
    'listening',
    'focus',
    'calm',
    'hard work',
    'discipline',
  ].map(text => [text, text.toLowerCase().replace('.', '')]),
  ['he should learn patience', 'patience'],
  ['to be patient', 'patience'],
  ['dhairya', 'patience'],
  ['धैर्य', 'patience'],
  ['धैर्य रखना', 'patience'],
  ['faith in God', 'faith'],
  ['Believe in yourself!', 'believing in yourself'],
  ['not getting angry', 'staying calm'],
  ['patience and hope', 'patience and hope'],
])('“%s” is said as %s', (text, said) => {
  expect(findVirtue(text)).toBe(said)
})

test.each([
  'eating on time',
  'Eating vegetables',
  'brushing teeth',
  'scissors',
  'beat the bullies',
  'he should learn to sleep on time and not argue',
  'it is not your fault',
  'not sharing secrets with strangers',
  'patience with the bullies',
  'lying down at night',
])('“%s” is neither', text => {
  expect(findValue(text)).toBeNull()
  expect(findVirtue(text)).toBeNull()
})
