import type { StoryBriefInput } from '@kahani/contracts/brief'
import { AGE_BANDS } from '@kahani/contracts/options'

type Family = Omit<StoryBriefInput, 'characterAge'>
const girl = (characterName: string, wishes: Partial<Family>): Family => ({
  ...{ characterName, characterGender: 'girl', primaryValue: 'kindness' },
  ...wishes,
})
const boy = (characterName: string, wishes: Partial<Family>): Family => ({
  ...girl(characterName, wishes),
  characterGender: 'boy',
})
const about = (customTheme: string) => ({ theme: 'custom', customTheme }) as const

/** What families write into the form, in their own spelling. */
const FAMILIES: readonly Family[] = [
  boy('Aarav', { ...about('his grandfather died'), specialMessage: 'Please be gentle' }),
  boy('Aarav', { ...about('My father expired in March'), specialMessage: 'He asks every night where papa is.' }),
  girl('Diya', { theme: 'space', specialMessage: 'Thatha is no more. She used to sleep next to him.' }),
  boy('Om', { theme: 'jungle', friendName: 'her little brother Kabir', specialMessage: 'Nani ka dehant ho gaya' }),
  boy('Reyansh', { ...about('our dog Bruno died last week'), pet: 'Dog' }),
  girl('Avni', { theme: 'space', specialMessage: 'Her mother died when she was born.' }),
  girl('Pihu', about('Dadaji ki yaad')),
  girl('Sia', { ...about('elephants'), friendName: 'Nani', specialMessage: 'Nani passed away last month.' }),
  girl('Tara', { theme: 'farm', specialMessage: 'दादी गुज़र गईं। वह बहुत उदास है।' }),
  girl('Mia', { theme: 'magical', characterType: 'superhero', specialMessage: 'We lost our great-grandmother.' }),
  boy('Kabir', { theme: 'jungle', friendName: 'Nanu', specialMessage: 'Nani is in hospital for operation' }),
  girl('Rhea', { theme: 'underwater', specialMessage: 'Mummy has cancer. We love you so much, little star. Papa' }),
  boy('Jay', { ...about('யானை'), specialMessage: 'His nani is in ICU' }),
  girl('Riya', { ...about('a stay at hospital'), specialMessage: 'She has leukemia. Please keep it gentle.' }),
  boy('Rohan', { theme: 'superhero', specialMessage: 'His parents are separated. Papa lives in Pune.' }),
  girl('Zoya', { theme: 'space', specialMessage: 'We are getting divorced. You are so loved. Mummy' }),
  boy('Dev', { ...about('his new baby sister'), specialMessage: 'He is jealous and hits her sometimes' }),
  girl('Kiara', {
    theme: 'space',
    pet: 'Dog',
    specialMessage: 'She wears glasses. She is scared of dogs. Be brave. Papa',
  }),
  boy('Vihaan', { theme: 'farm', friendName: 'Chacha Chaudhary', pet: 'Cat', specialMessage: 'he hates cats' }),
  girl('Myra', { theme: 'magical', friendName: 'Nana ji', specialMessage: 'उसे कुत्तों से डर लगता है' }),
  boy('Arjun', { theme: 'underwater', specialMessage: 'He is afraid of water' }),
  girl('Anvi', { ...about('going to the dentist'), specialMessage: 'scared of injections' }),
  girl('Tia', { ...about('trains'), specialMessage: 'She is scared of owls and monkeys' }),
  boy('Ari', { ...about('gardens'), specialMessage: 'no owls and no monkeys please' }),
  girl('Uma', { ...about('elephants'), specialMessage: 'afraid of owls' }),
  boy('Ved', { ...about('power cut'), specialMessage: 'dar lagta hai andhere se' }),
  girl('Ira', { ...about('volcano'), specialMessage: 'no ghosts please, and include her brother Kabir' }),
  boy('Yash', { ...about('football world cup'), friendName: 'Kabir and Zoya' }),
  girl('Zara', { ...about('eid with dadi jaan'), specialMessage: 'Eid Mubarak meri jaan! Love from Abbu' }),
  girl('Sara', { ...about('Christmas in Goa'), friendName: 'Grandma Rose' }),
  boy('Krish', { ...about('खेत में हाथी'), specialMessage: 'शुभ रात्रि मेरे राजा बेटा' }),
  boy('Om', { ...about('பொங்கல்'), specialMessage: 'என் செல்லமே, நீ எங்கள் உயிர்' }),
  { ...girl('Neel', { ...about('Onam sadya'), friendName: 'Ammamma' }), characterGender: 'neutral' },
  girl('Navya', { ...about('Diwali'), friendName: 'Papa', pet: 'Rabbit' }),
  boy('Ishaan', { ...about('JCB and trucks'), specialMessage: 'he is obsessed with JCBs' }),
  girl('Meera', { ...about('bharatanatyam'), specialMessage: 'She has her first stage show next week and is nervous' }),
  boy('Aryan', { ...about('cricket match with uncle'), specialMessage: 'Make him win the match please' }),
  girl('Kiara', { ...about('the first day at kindergarten'), friendName: 'Mummy' }),
  boy('Advik', { ...about('moving to Canada'), specialMessage: 'We are moving to Canada in August' }),
  girl('Tara', { ...about('naya ghar'), specialMessage: 'Hum Bangalore shift ho rahe hain aur woh udaas hai' }),
  boy('Shaurya', { ...about('snowman in Manali'), specialMessage: 'We are going to Manali tomorrow' }),
  girl('Ananya', { ...about('butterflies'), specialMessage: 'You are my butterfly. Sleep tight. Aai' }),
  boy('Vivaan', { ...about('trains'), friendName: 'Dadi', pet: 'Cat' }),
  girl('Aadhya', { ...about('dinosaurs'), friendName: 'Dada' }),
  boy('Atharv', { ...about('समुद्र'), specialMessage: 'कल उसका जन्मदिन है' }),
  girl('Inaya', {
    ...about('birthday party'),
    specialMessage: 'Aaj uska birthday hai. Tum humari jaan ho. Mummy Papa',
  }),
  boy('Rudra', { ...about('gardening with Dadi'), friendName: 'Dadi' }),
  girl('Naina', { ...about('why we should brush teeth'), specialMessage: 'make a lesson on brushing' }),
  girl('Myra', {
    ...about('I want a story where Myra learns not to lie'),
    primaryValue: 'custom',
    customValue: 'she should stop lying',
  }),
  boy('Kian', { ...about('kidnapping of princess'), specialMessage: 'can you make it rhyme?' }),
  boy('Aarush', {
    ...about('Aarush and his friends go on a picnic and get lost'),
    specialMessage: 'The story should have a twist',
  }),
  girl('Saanvi', { theme: 'space', characterType: 'custom', customCharacter: 'she wants to be IAS officer' }),
  girl('Pari', {
    theme: 'jungle',
    characterType: 'custom',
    customCharacter: 'doctor',
    specialMessage: 'Dream big beta. Nana-Nani',
  }),
  boy('Veer', { ...about('Jhansi Ki Rani'), primaryValue: 'custom', customValue: 'patience' }),
  girl('Aisha', { theme: 'magical', specialMessage: 'She wears a hearing aid. Please show it.' }),
  boy('Neil', { theme: 'space', specialMessage: 'He has autism and hates loud noises. He calls his blanket Bubu.' }),
  girl('Jiya', { theme: 'jungle', friendName: 'Dadi', specialMessage: 'Dadi lives with us and tells stories' }),
  boy('Ayaan', { theme: 'space', specialMessage: 'Papa is in the army and he misses him' }),
  girl('Trisha', { theme: 'farm', specialMessage: 'trains, dinosaurs and cricket' }),
  boy('Kavin', {
    theme: 'jungle',
    specialMessage: 'Kavin finds a lost puppy in the park. Include his love for cricket.',
  }),
  girl('Lavanya', {
    theme: 'superhero',
    friendName: 'Aunty Meena',
    specialMessage: 'She lost her first tooth yesterday!',
  }),
  boy('Hriday', {
    theme: 'underwater',
    friendName: 'Bhaiya',
    specialMessage: 'he won the chess tournament. keep it short',
  }),
  girl('Ritika', { theme: 'magical', specialMessage: 'thank you so much for this lovely app!' }),
  boy('Samar', { theme: 'farm', specialMessage: 'Nana is in hospital and you can visit him on Sunday. Love Papa' }),
  girl('Isha', { theme: 'space', specialMessage: 'She is shy, please make her talk more to other children' }),
  girl('Alia', { theme: 'jungle', characterType: 'custom', customCharacter: 'fairy who paints rainbows' }),
  boy('Dev', { theme: 'space', characterType: 'custom', customCharacter: 'boy with hearing aid and glasses' }),
  girl('Siya', {
    ...about('uttarayan kite festival'),
    characterType: 'custom',
    customCharacter: 'spiderman with laddoo power',
  }),
  girl('Anvi', { theme: 'space', primaryValue: 'custom', customValue: 'झूठ मत बोलो' }),
  boy('Yash', { theme: 'farm', primaryValue: 'custom', customValue: 'eating on time' }),
  girl('Anvi', {
    theme: 'superhero',
    friendName: 'Dadi',
    specialMessage: 'her dadaji went to God last month. Dadu always loved you my gudiya ❤️',
  }),
  boy('Kabir', { theme: 'space', friendName: 'Dadu (he is a star now)', pet: 'Dog' }),
  boy('Vihaan', {
    ...about('funny story about farting dinosaurs'),
    friendName: 'Rohan',
    specialMessage: 'our dog Bruno passed away on sunday. We miss you too Bruno',
  }),
  girl('Tara', {
    ...about('baby brother who did not come home from hospital'),
    specialMessage: 'we lost the baby at 8 months. You will always be his didi.',
  }),
  boy('Rishav', {
    ...about('দাদু আর নেই'),
    friendName: 'ঠাকুমা',
    specialMessage: 'দাদু তারা হয়ে গেছে। আমরা তোমাকে খুব ভালোবাসি',
  }),
  girl('Zara', { ...about('عید'), friendName: 'دادی', specialMessage: 'نانا ابو پچھلے مہینے فوت ہو گئے۔' }),
  girl('Pihu', {
    ...about('missing di who left us'),
    friendName: 'Riddhi di',
    specialMessage: 'her elder sister Riddhi left us in covid. di would be so proud of you',
  }),
  boy('Krish', {
    theme: 'jungle',
    friendName: 'Dada (passed away 2021)',
    specialMessage: 'no ghosts pls, only memories',
  }),
  boy('Om', {
    ...about('first day of school'),
    friendName: 'Nani',
    specialMessage: 'nani is very ill and cant come. be brave my champ',
  }),
  boy('Atharv', {
    ...about('पापा का एक्सीडेंट और अस्पताल'),
    friendName: 'मम्मी और दादू',
    specialMessage: 'पापा का एक्सीडेंट हो गया था। अथर्व एम्बुलेंस से डरता है। पापा तुम्हारे साथ क्रिकेट खेलेंगे',
  }),
  boy('Charan', {
    theme: 'space',
    specialMessage: 'కొత్త చెల్లి పుట్టింది, చరణ్ కి చాలా అసూయ. నువ్వు మా బంగారం',
  }),
  girl('Zoya', { theme: 'magical', specialMessage: 'ابو دبئی میں کام کرتے ہیں، عید پر آئیں گے۔ بیٹی تم میری جان ہو' }),
  boy('Kavin', { ...about('யானை'), specialMessage: 'அவனுக்கு யானை ரொம்ப பிடிக்கும். என் செல்லமே, உன்னை நேசிக்கிறேன். அம்மா' }),
  boy('Zayan', {
    theme: 'underwater',
    specialMessage: 'still scared of the deep side of pool. میرے پیارے بیٹے، تم بہت بہادر ہو۔ امی',
  }),
  girl('Myra', {
    ...about('new baby brother, she is jealous'),
    specialMessage: 'new bhai aaya hai, kehti hai wapas hospital chhod aao 😅 tum hamesha hamari jaan rahogi',
  }),
  boy('Reyansh', {
    theme: 'underwater',
    friendName: 'Papa',
    specialMessage: 'Papa is in army posted in Siachen. love papa',
  }),
  boy('Veer', { theme: 'jungle', friendName: 'Rohan', specialMessage: 'his enemy Rohan hits him in school.' }),
  girl('Navya', {
    theme: 'farm',
    friendName: 'Vivaan',
    specialMessage: 'vivaan is 3 months old baby, she gets jealous',
  }),
  boy('Rehan', { ...about('music concert'), friendName: 'Dadi', specialMessage: 'he learns keyboard. tumhari nani' }),
  boy('Nirvaan', { ...about('his new shoes'), specialMessage: 'dadu passed away in march. Your loving dadi' }),
  girl('Anaya', { theme: 'magical', specialMessage: 'she wears specs, blue frock. what do you think?' }),
  girl('Kiara', {
    ...about('school annual day dance'),
    specialMessage: 'gets nervous before crowd. All the best my superstar, we will be in the first row! Love Mausi',
  }),
  girl('Fatima', {
    ...about("Eid at nani's house"),
    friendName: 'Nani',
    specialMessage: 'Eid Mubarak meri jaan. Ammi aur Abbu',
  }),
  girl('Baby', {
    theme: 'farm',
    specialMessage: 'Roses are red\nviolets are blue\nsugar is sweet\nand so are you\n- Papa',
  }),
  boy('Aarav', { theme: 'jungle', specialMessage: 'tomorrow is his birthday he is turning 5 and he is soo excited' }),
]

/** The briefs of families, each for two ages. */
export const FAMILY_BRIEFS: readonly StoryBriefInput[] = FAMILIES.flatMap((family, index) =>
  [0, 2].map(step => ({ ...family, characterAge: AGE_BANDS[(index + step) % AGE_BANDS.length] ?? '7-9' })),
)
