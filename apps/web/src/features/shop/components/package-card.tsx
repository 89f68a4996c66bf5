import type { PACKAGES } from '@kahani/contracts/shop'
import { packageFeatures, shopTexts as says } from '@kahani/contracts/texts/shop'
import { Check } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { price } from '../price.ts'

type Package = (typeof PACKAGES)[number]

const POPULAR: Package['id'][] = ['single_digital', 'digital']
const BUY_LABELS: Record<Package['id'], string> = {
  single_digital: says.buy,
  single_printed: says.orderPrintedStory,
  digital: says.buy,
  printed: says.orderPrintedSet,
}

export function PackageCard({ item }: { item: Package }) {
  return (
    <Card className="grid grid-rows-[auto_auto_1fr_auto] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>{item.name}</CardTitle>
        {POPULAR.includes(item.id) && <Badge>{says.popular}</Badge>}
      </div>
      <p>
        <span className="font-display text-4xl font-bold">{price(item.price)}</span>
        <span className="text-ink-soft">{says.oneTime}</span>
      </p>
      <ul className="grid content-start gap-2">
        {packageFeatures[item.id].map(feature => (
          <li key={feature} className="flex gap-2.5">
            <Check className="mt-1 size-4.5 shrink-0 text-leaf" strokeWidth={3} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <Button disabled className="mt-2 w-full">
        {BUY_LABELS[item.id]}
      </Button>
    </Card>
  )
}
