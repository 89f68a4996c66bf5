import type { EndingModel } from '@kahani/contracts/admin'
import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { Alert } from '../../../ui/alert.tsx'

const { endingModel: messages } = adminDashboardMessages.overview

/** The configured AI models that their provider has ended or ends soon. */
export function EndingModels({ models }: { models: EndingModel[] }) {
  return models.map(({ setting, model, endsOn, hasEnded }) => (
    <Alert key={setting} title={(hasEnded ? messages.ended : messages.ends)(model, adminListMessages.date(endsOn))}>
      <p>{messages.about(setting)}</p>
    </Alert>
  ))
}
