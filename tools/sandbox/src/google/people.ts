import { randomInt } from 'node:crypto'
import { openJsonStore } from '../json-store.ts'

/** An account at the fake of Google. */
export interface Person {
  /** 21 digits, as at Google. */
  sub: string
  name: string
  email: string
  emailVerified: boolean
}

const PEOPLE: Person[] = [
  { sub: '100000000000000000001', name: 'Asha Nair', email: 'asha.nair@example.in', emailVerified: true },
  { sub: '100000000000000000002', name: 'Rohan Mehta', email: 'rohan.mehta@example.in', emailVerified: true },
  { sub: '100000000000000000003', name: 'Meera Joshi', email: 'meera.joshi@example.in', emailVerified: true },
  { sub: '100000000000000000004', name: 'Farhan Qureshi', email: 'farhan.qureshi@example.in', emailVerified: false },
]
const MAX_PEOPLE = 50

const randomDigits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

/** People who can sign in: at first a few examples. */
export async function openPeople(file: string) {
  const store = await openJsonStore(file, PEOPLE)
  return {
    list: () => store.data,
    find: (sub: string) => store.data.find(person => person.sub === sub),

    /** Adds a person, or changes the one with the same email address. The oldest are deleted. */
    save: ({ name, email, emailVerified }: Omit<Person, 'sub'>): Promise<Person> =>
      store.change(people => {
        const same = people.findIndex(person => person.email.toLowerCase() === email.toLowerCase())
        const [previous] = same === -1 ? [] : people.splice(same, 1)
        const person = { sub: previous?.sub ?? `1${randomDigits(20)}`, name, email, emailVerified }
        people.push(person)
        people.splice(0, people.length - MAX_PEOPLE)
        return person
      }),
  }
}
export type People = Awaited<ReturnType<typeof openPeople>>
