/**
 * Creates a `fetch` for one upload that reports its progress, 0 to 1. It supports address, method, headers, body and
 * signal, and rejects as `fetch` does.
 */
export function uploadWith(onProgress: (share: number) => void): typeof globalThis.fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init?.method ?? 'POST', input instanceof Request ? input.url : input);
      request.withCredentials = init?.credentials === 'include';
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const date = request.getResponseHeader('Date');
        resolve(
          new Response(request.responseText, { status: request.status, headers: date === null ? {} : { Date: date } }),
        );
      });
      request.addEventListener('error', () => reject(new TypeError('The upload got no answer')));
      request.addEventListener('abort', () => reject(new DOMException('The upload was given up', 'AbortError')));
      init?.signal?.addEventListener('abort', () => request.abort());
      request.send(init?.body instanceof Blob ? init.body : null);
      // A signal that was aborted before sends no event.
      if (init?.signal?.aborted) request.abort();
    });
}
