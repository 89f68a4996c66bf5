import { expect, test } from 'vitest'
import { nameGender } from './name-gender.ts'

/** Checks the suggested gender of names that are separated by spaces. */
const genders = (names: string) => Object.groupBy(names.trim().split(/\s+/), nameGender)

test('common names of girls in every region are girls’ names', () => {
  const names = `Zoya Meera Anvi Suhani Aaradhya Saanvi Myra Ira Kavya Pihu Ayesha Fatima Rukhsar Zainab Inaya Simran Harleen
    Jasleen Lakshmi Revathi Malavika Nithya Thenmozhi Sreelakshmi Annamma Rosamma Moumita Debjani Sohini Oindrila Hetal`
  expect(Object.keys(genders(names))).toEqual(['girl'])
})

test('common names of boys in every region are boys’ names', () => {
  const names = `Ishaan Kabir Aarav Vivaan Reyansh Advik Shlok Mohammed Imran Faizan Zaid Farhan Angad Jaskaran Senthil
    Murugan Karthikeyan Venkatesh Gokul Subhash Debashish Anirban Sourav Rajesh Joseph Mathew Chirag Parth Bhavesh`
  expect(Object.keys(genders(names))).toEqual(['boy'])
})

test('international names follow their use', () => {
  expect(Object.keys(genders('Emma Zoë Chloé Sofia Yuki Natasha'))).toEqual(['girl'])
  expect(Object.keys(genders('Liam Noah Mateo Lars Kenji Ahmed'))).toEqual(['boy'])
})

test('a name of girls and boys, of no list, or in another script is neutral', () => {
  const names = 'Harpreet Manpreet Kiran Noor Jyoti Suman Shashi Soumya Sukhwinder Tenzin Alex Wei Xyzzy कबीर ஆதவன் ☆'
  expect(Object.keys(genders(names))).toEqual(['neutral'])
})

test.each([
  ['Kiran Didi', 'girl'],
  ['Noor Bhaiya', 'boy'],
  ['Harpreet Kaur', 'girl'],
  ['Harpreet Singh', 'boy'],
  ['Chhota Golu', 'boy'],
  ['Anna', 'girl'],
  ['Selvam Anna', 'boy'],
  ['Kabir Shah', 'boy'],
  ['Baby Tara', 'girl'],
  ['A. P. J. Abdul', 'boy'],
  ['Mary-Ann', 'girl'],
] as const)('%s is %s', (name, gender) => {
  expect(nameGender(name)).toBe(gender)
})
