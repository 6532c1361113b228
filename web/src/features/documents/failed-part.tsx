import { Button } from '@/ui/button'

type FailedPartProps = { text: string; retry: string; onRetry: () => void }

/** In the place of a part of a page that could not be loaded. */
export const FailedPart = ({ text, retry, onRetry }: FailedPartProps) => (
  <p role="alert">
    {text}{' '}
    <Button look="quiet" shape="compact" onClick={onRetry}>
      {retry}
    </Button>
  </p>
)
