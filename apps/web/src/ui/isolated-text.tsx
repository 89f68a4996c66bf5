import { splitDirections } from '@kahani/unicode/text-direction'

/** A text whose words in right-to-left scripts, such as a name, don't change the order of the words around them. */
export const IsolatedText = ({ text }: { text: string }) =>
  splitDirections(text).map(({ text: part, rightToLeft }, i) =>
    rightToLeft ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
      <bdi key={i} dir="rtl">
        {part}
      </bdi>
    ) : (
      part
    ),
  )
