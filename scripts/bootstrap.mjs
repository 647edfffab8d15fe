// Entry point of `npm start`, `npm test` and `npm run dev`. Requires only Node 20 and npm.
//
//   node scripts/bootstrap.mjs start [arguments]        installs dependencies and starts the product
//   node scripts/bootstrap.mjs run SCRIPT [arguments]   installs dependencies and runs a script of package.json
//
// The scripts of package.json call it through `exec`, so that it receives signals sent to npm instead of a shell.
//
// Uses no recent syntax, so that an old Node can print what is missing. Newer code is loaded after that check.

var found = process.versions.node;
if (Number(found.split('.')[0]) < 20) {
  console.error(
    'Parlor needs Node 20 or newer and this is ' +
      found +
      ': install a newer one from https://nodejs.org and try again.',
  );
  process.exitCode = 1;
} else {
  void import('./bootstrapSteps.mjs').then(function (steps) {
    return steps.bootstrap(process.argv.slice(2));
  });
}
