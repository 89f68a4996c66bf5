import { ArrowRight, Plus } from 'lucide-react'
import { Alert } from '../alert.tsx'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { Card, CardTitle } from '../card.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { type Column, Table } from '../table.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../tabs.tsx'
import { galleryMessages as messages } from './gallery-messages.ts'
import { GallerySection } from './gallery-section.tsx'

const STORIES = [
  { title: 'Mira and the Sleepy Moon', character: 'Mira', pages: 12 },
  { title: 'Arjun Under the Sea', character: 'Arjun', pages: 8 },
]
const STORY_COLUMNS: Column<(typeof STORIES)[number]>[] = [
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Character', cell: ({ character }) => character },
  { header: 'Pages', cell: ({ pages }) => pages, numeric: true },
]

export function GalleryComponents() {
  return (
    <GallerySection title={messages.components}>
      <div className="flex flex-wrap items-center gap-3">
        <Button>Create a Story</Button>
        <Button variant="secondary">How It Works</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="destructive">Delete</Button>
        <Button disabled>Buy</Button>
        <Button busy>Generating Story...</Button>
        <Button size="sm">Small</Button>
        <Button size="lg">
          Large <ArrowRight className="size-5" aria-hidden="true" />
        </Button>
        <Button size="icon" variant="secondary" aria-label="Add">
          <Plus className="size-5" aria-hidden="true" />
        </Button>
        <ButtonLink to="/gallery">A link</ButtonLink>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Popular</Badge>
        <Badge variant="quiet">Coming Soon</Badge>
        <Badge variant="info">Recommended</Badge>
        <Avatar name="meera" />
        <Avatar name="किरण" />
        <Spinner className="size-8 text-peacock" />
      </div>
      <ProgressBar aria-label="Pictures" value={0.4} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Alert title="Plan Cancellation Notice">Your remaining credits stay usable.</Alert>
        <Alert variant="info" title="Buying opens soon">
          Everything here is shown as it will be.
        </Alert>
        <Alert variant="success" title="Success">
          Five story credits were added.
        </Alert>
        <Alert variant="destructive" title="Error Loading Stories">
          We could not reach the server.
        </Alert>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Card className="grid gap-2">
          <CardTitle level={3}>Mira and the Sleepy Moon</CardTitle>
          <p className="text-ink-soft">Character: Mira the astronaut</p>
          <Button className="mt-2 justify-self-start">View</Button>
        </Card>
        <Card className="grid content-start gap-3">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-4/5" />
        </Card>
      </div>
      <Tabs defaultValue="singles">
        <TabList aria-label="Packages">
          <Tab value="singles">Singles</Tab>
          <Tab value="bundles">Bundles</Tab>
          <Tab value="monthly" disabled>
            Monthly Subscriptions
          </Tab>
        </TabList>
        <TabPanel value="singles">One story at a time.</TabPanel>
        <TabPanel value="bundles">Several stories together.</TabPanel>
      </Tabs>
      <Table label="Recent stories" columns={STORY_COLUMNS} rows={STORIES} rowKey={({ title }) => title} />
    </GallerySection>
  )
}
