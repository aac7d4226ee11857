import type { PageError, RemoteModuleV1, RemoteName } from '@chalkboard/contracts';
import { Button, Card, ErrorBoundary } from '@chalkboard/ui';
import { CloudOff } from 'lucide-react';
import { Suspense, use, useState, type ReactNode } from 'react';
import { texts } from '../texts';
import { reportPageError } from './page-errors';
import { RemoteLoadError, remoteRegistry, RemoteUnservedError, type RemoteRegistry } from './remote-registry';

/** What a visitor sees in the place of a remote that is missing, slow or broken. */
export function RemotePanel({ unserved = false, onRetry }: { readonly unserved?: boolean; onRetry(): void }) {
  return (
    <Card role="alert" data-testid="remote-panel" className="flex flex-col items-start gap-4 p-6">
      <p className="flex items-center gap-3 text-lead font-medium">
        <CloudOff aria-hidden className="size-6 shrink-0 text-quiet" />
        {texts.remote.title}
      </p>
      <p className="text-quiet">{unserved ? texts.remote.unserved : texts.remote.text}</p>
      <Button onClick={onRetry}>{texts.remote.action}</Button>
    </Card>
  );
}

function Loaded({
  registry,
  name,
  attempt,
  children,
}: {
  readonly registry: RemoteRegistry;
  readonly name: RemoteName;
  readonly attempt: number;
  children(module: RemoteModuleV1): ReactNode;
}) {
  return children(use(registry.load(name, attempt)));
}

function kindOf(error: unknown): PageError['kind'] {
  return error instanceof RemoteLoadError ? 'load' : 'draw';
}

/** Draws what `children` makes of a remote's module; its failure, at load or later, stays inside. */
export function RemoteBoundary({
  name,
  loading,
  frame = (panel) => panel,
  registry = remoteRegistry,
  children,
}: {
  readonly name: RemoteName;
  readonly loading: ReactNode;
  /** Puts the panel of a failed remote into a page. */
  frame?(panel: ReactNode): ReactNode;
  readonly registry?: RemoteRegistry;
  children(module: RemoteModuleV1): ReactNode;
}) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary
      key={`${name}#${attempt}`}
      fallback={(error) =>
        frame(<RemotePanel unserved={error instanceof RemoteUnservedError} onRetry={() => setAttempt(attempt + 1)} />)
      }
      onError={(error) => reportPageError(name, registry.versionOf(name), kindOf(error))}
    >
      <Suspense fallback={loading}>
        <Loaded registry={registry} name={name} attempt={attempt}>
          {children}
        </Loaded>
      </Suspense>
    </ErrorBoundary>
  );
}
