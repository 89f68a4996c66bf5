import type { ValueThread } from '../../format/arc.ts'
import { GRATITUDE_LOOKS } from './storyboard.ts'

export const gratitude: ValueThread = {
  turns: [
    {
      moment: {
        '2-3': ['Who was with us all along? {Unsung}!'],
        '4-6': ['{Name} sat and thought. {Unsung} had {service}. Had anyone ever said thank you?'],
        '7-9': [
          '{Name} sat back on {his} heels and looked at {unsung}.',
          'All this time, {unsung} had {service}. And what had anybody ever said about it?',
          '“Nothing,” sighed {guide}. “People only ask for more.”',
          { maybe: '{Name} had asked for more too.' },
        ],
        '10-12': [
          '“We have asked, and pushed, and begged,” said {guide}. “I don’t know what else there is.”',
          '{Name} did not know either. {He} sat back on {his} heels and looked, for the first time properly, at {unsung}.',
          'Year after year, without being told, {unsung} had {service}. It was so ordinary that everyone had stopped seeing it.',
          '{Name} tried to remember one single person who had ever stood still and said something about it. {He} could not think of anybody. Not even {himself}.',
        ],
      },
      deed: {
        '2-3': ['“Thank you!” says {name}. “Thank you, thank you!”'],
        '4-6': [
          '“Thank you,” {name} called out, “for all of it!” Nobody had asked {him} to.',
          'And everything around {them} grew soft and bright.',
        ],
        '7-9': [
          '{Name} stood up, feeling a little silly, and put {his} hands together.',
          '“Thank you,” {he} said. “For every single time.”',
          'It was quiet. Then a warmth went through the air, as when someone who never expected a present has been given one.',
        ],
        '10-12': [
          '{He} stood up. {He} felt foolish, and did it anyway.',
          '“I’ve come to ask for something,” {he} said aloud to {unsung}, “but I’m going to leave that for now. I only want to say thank you. For last year. For yesterday. For all the times I was looking at something else.”',
          'Nothing happened, for about as long as it takes to count ten.',
          'Then, slowly, like somebody who has been carrying a load for so long that they have forgotten it can be put down, {unsung} seemed to breathe out. {Guide} stared. “Try now,” {it} said.',
        ],
      },
      bridge: {
        '4-6': 'It felt like being helped.',
        '7-9': 'It felt as if {unsung} were helping.',
        '10-12': 'Now it was like pushing at a door that somebody is also pulling.',
      },
      looks: GRATITUDE_LOOKS[0],
    },
    {
      moment: {
        '2-3': ['Tired feet. Tired arms. {Name} stops. Oh, sigh.'],
        '4-6': [
          '“Everything is going wrong,” said {name}. “Everything?” asked {guide}. {Name} looked down at {his} own two dusty feet.',
        ],
        '7-9': [
          '“Everything has gone wrong,” said {name}. “Every single thing.”',
          '“Every single one?” said {guide}. “Are you sure? Count them.”',
          'So {name} started counting. But some of the things, when {he} looked at them, had not gone wrong at all.',
        ],
        '10-12': [
          '“Everything,” said {name}, “has gone wrong. I am making a list.”',
          '“Go on,” said {guide}, who seemed to like lists.',
          '“My legs hurt. I’m hungry. It’s late. And {snag}.”',
          '“That is four,” said {guide}. “You said everything. What comes fifth?” {Name} opened {his} mouth, and thought, and shut it again.',
          { maybe: 'Fifth was harder than it sounded.' },
          '{He} could think of plenty more things. The trouble was that they belonged on some other list.',
        ],
      },
      deed: {
        '2-3': ['Thank you, feet! Thank you, arms! Off we go.'],
        '4-6': [
          '“Thank you, feet, for walking,” said {name}. “Thank you, {guideName}, for waiting.”',
          'It worked like warm milk. They could go on.',
        ],
        '7-9': [
          '“Thank you, legs,” said {name}, trying it out. “You brought me all this way. Thank you, {treat}. Thank you, {guideName}.”',
          'It was a funny thing. The longer the list grew, the stronger {he} felt.',
          '“Now, again,” {he} said.',
        ],
        '10-12': [
          '“My legs hurt,” {he} began again, more slowly, “because they carried me here. Well done, legs. There was a {treat}, and it was good. {Elder} packed it.” {He} counted on {his} fingers. “And when I had nobody to ask, there you were. I don’t think I said thank you for that. Thank you.”',
          '{Guide} looked at the ground, very pleased.',
          'The place was the same as before, and just as steep and just as late. But {name} stood up in it like someone who has been given a great deal and has only now unwrapped it.',
        ],
      },
      bridge: {
        '4-6': '{His} feet felt like new.',
        '7-9': '{His} feet felt as good as new.',
        '10-12': '{His} legs still ached. But they were on {his} side now.',
      },
      looks: GRATITUDE_LOOKS[1],
    },
  ],
  echo: {
    '4-6': '“Thank you, path,” {name} whispered.',
    '7-9': '{Name} said thank you to everything: the wind, the gate, the doormat.',
    '10-12':
      '{Name} found that the list would not stop. Thank you, gate. Thank you, lamp. Thank you, chappals by the door, waiting in a row for their people to come home.',
  },
}
