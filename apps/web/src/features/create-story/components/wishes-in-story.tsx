import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import type { StoryForm } from '../model/story-form.ts'

const hasWish = (form: StoryForm) =>
  [form.customCharacter, form.customTheme, form.customValue, form.friendName, form.specialMessage].some(
    text => text.trim() !== '',
  )

/** What becomes of the wishes of the family, from the first word on. The code that reads them is loaded then. */
export function WishesInStory() {
  const { control } = useFormContext<StoryForm>()
  const isNeeded = useWatch({ control, compute: hasWish })
  // Without a connection the list follows later, and without the file, as after a release, the form works without it.
  const { data: WishList } = useQuery({
    queryKey: ['wish-list'],
    queryFn: async () => (await import('./wish-list.tsx')).WishList,
    networkMode: 'online',
    enabled: isNeeded,
  })
  return WishList && <WishList />
}
